/** The tests use their own settings: the settings of a person's own server must not affect them. */
export function cleanEnvironment() {
  const own = /^(DATABASE_URL|PORT|HOST|COMMISSARY_.*)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}

/** The same for every program that this process begins from now on. */
export function cleanOwnEnvironment() {
  const kept = cleanEnvironment();
  for (const name of Object.keys(process.env)) if (!(name in kept)) delete process.env[name];
}
