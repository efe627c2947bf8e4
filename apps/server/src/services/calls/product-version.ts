import type { Context } from '../context/index.ts';

/** The version for users, followed by the environment where one is set. */
export const versionText = ({ config }: Context): string =>
  config.environment === '' ? config.version : `${config.version} ${config.environment}`;
