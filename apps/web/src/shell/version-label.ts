import { shellTexts } from '@commissary/catalog';
/** The version of the console, and behind it which environment this is, where it has a name. */
export const versionLabel = ({ version, environment }: { readonly version: string; readonly environment: string }) =>
  environment === '' ? shellTexts.version(version) : shellTexts.versionIn(version, environment);
