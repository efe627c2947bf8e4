import { shellTexts } from '@commissary/catalog';

/** The version of the console, followed by the name of this environment, where it has one. */
export const versionLabel = ({ version, environment }: { readonly version: string; readonly environment: string }) =>
  environment === '' ? shellTexts.version(version) : shellTexts.versionIn(version, environment);
