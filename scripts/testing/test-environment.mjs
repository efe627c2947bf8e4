/** The tests use their own settings: the settings of a person's own server must not affect them. */
export function cleanEnvironment() {
  const own = /^(DATABASE_URL|PORT|HOST|COMMISSARY_.*)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}
