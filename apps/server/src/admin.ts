import { type Config, readConfig } from './config.ts';
import { createContext } from './context.ts';
import { createSample } from './sample/create.ts';
import { goOn } from './sample/progress.ts';
import { hasCompany } from './store/company.ts';

const usage = `Usage: npm run admin -- <command>
  sample   Makes the sample company in an empty PostgreSQL database (DATABASE_URL).`;

const run = async (args: readonly string[]): Promise<number> => {
  const result = readConfig();
  if ('problems' in result) return say(['Commissary cannot start with these settings:', ...result.problems], 2);
  if (args.length !== 1 || args[0] !== 'sample') return say([usage], 2);
  return sample(result.config);
};

const sample = async (config: Config): Promise<number> => {
  if (config.databaseUrl === null)
    return say(
      ['The embedded database makes its sample company at the first start. Set DATABASE_URL for this command.'],
      2,
    );
  if (config.samplePassword === null)
    return say(
      ['Set COMMISSARY_SAMPLE_PASSWORD: on PostgreSQL there is no sign-in link, so the people need a password.'],
      2,
    );
  const context = await createContext(config);
  try {
    if (await hasCompany(context.db)) {
      await goOn(context);
      return say(['This database holds a company already, so no other was made.'], 1);
    }
    await createSample(context);
    return say(['The sample company is there. Its people sign in with the password of COMMISSARY_SAMPLE_PASSWORD.'], 0);
  } finally {
    await context.close();
  }
};

const say = (lines: readonly string[], code: number): number => {
  for (const line of lines) (code === 0 ? console.log : console.error)(line);
  return code;
};

process.exitCode = await run(process.argv.slice(2));
