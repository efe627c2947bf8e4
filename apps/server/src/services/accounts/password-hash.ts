import { hash, verify } from '@node-rs/argon2';

/** argon2id, which is the library's default, with 19 MiB and two passes. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** Does the same work when there is no hash to compare with, so that the time does not reveal which accounts exist. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobodysHash()), password);
  return matches && stored !== null;
};

let nobody: Promise<string> | undefined;
const nobodysHash = (): Promise<string> => {
  nobody ??= hashPassword('nobody has this password');
  return nobody;
};
