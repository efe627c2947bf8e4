import { useQuery } from '@tanstack/react-query';
import { appVersion } from '../cache/index.ts';
import { versionLabel } from './version-label.ts';

/** The version of this console. */
export function VersionText({ companyId }: { readonly companyId: string }) {
  const { data } = useQuery(appVersion(companyId));
  return <span>{data && versionLabel(data)}</span>;
}
