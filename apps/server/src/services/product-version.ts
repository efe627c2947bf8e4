import type { Context } from '../context.ts';

/** The version as people read it, with the environment behind it where there is one. */
export const versionText = ({ config }: Context): string =>
  config.environment === '' ? config.version : `${config.version} ${config.environment}`;
