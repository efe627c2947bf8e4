import { runQuietly } from '../setup/child.mjs';

/**
 * Installs Debian packages when that is possible here, after saying which and for what; otherwise returns the reason why
 * not.
 */
export async function aptInstall(purpose, packages) {
  if (process.platform !== 'linux') return `there is no apt-get on ${process.platform}: install it by hand`;
  if (process.getuid?.() !== 0) return 'not root, so apt-get cannot install it';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing the packages ${packages.join(' and ')} of this system with apt-get, ${purpose} …`);
  for (const args of [['update'], ['install', '-y', '-o', 'DPkg::Lock::Timeout=300', ...packages]]) {
    const { code, output } = await runQuietly('apt-get', args, { env }).catch(error => ({
      code: 1,
      output: error.message,
    }));
    if (code !== 0) return `apt-get ${args[0]} failed: ${output.trim().split('\n').at(-1)}`;
  }
  return undefined;
}
