import { countTexts, type FindingCode, findingsTexts, screenHref } from '@commissary/catalog';
import type { AccessibleTenant, LocationPreview } from '@commissary/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { findingGroups } from './finding-groups.ts';
import styles from './preview-findings.module.css';

export interface PreviewFindingsProps {
  readonly companyId: string;
  readonly previews: readonly LocationPreview[];
  readonly tenants: readonly AccessibleTenant[];
}

/** The record of an employee: where only the PIN is missing, the form for that. */
const personHref = (code: FindingCode, id: string, companyId: string): string => {
  const level = { companyId, locationId: null };
  return code === 'pin-missing'
    ? screenHref('employeeRepair', { id, cf: 'posId' }, level)
    : screenHref('employeeEdit', { id }, level);
};

/** What is most likely a mistake in what would be published: equal findings once, each with a link to its field. */
export function PreviewFindings({ companyId, previews, tenants }: PreviewFindingsProps) {
  const groups = findingGroups(previews);
  if (groups.length === 0) return null;
  const nameOf = (id: string | undefined) => tenants.find(tenant => tenant.id === id)?.name ?? id ?? '';
  const hidden = previews
    .flatMap(({ documents }) => documents)
    .reduce((sum, { findings, findingsTotal }) => sum + findingsTotal - findings.length, 0);
  return (
    <details className={`${styles.findings} size-13 pad-x-20 pad-y-4 line-above`}>
      <summary>
        <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
        {findingsTexts.beforePublish(groups.length)}
      </summary>
      <ul>
        {groups.map(({ document, finding, locationIds: [first, ...others] }) => {
          const menuId = tenants.find(({ id }) => id === first)?.menuId ?? null;
          const at = {
            kind: document,
            companyId,
            tenantId: first ?? null,
            menuId: document === 'menu' ? menuId : null,
          };
          const href =
            finding.personId === undefined
              ? hrefOfPath(at, finding.path, { field: finding.path })
              : personHref(finding.code, finding.personId, companyId);
          const words = findingsTexts.of(finding).sentence(finding);
          return (
            <li key={`${document} ${finding.code} ${finding.path}`}>
              {href === null ? words : <AppLink href={href}>{words}</AppLink>}{' '}
              <span>{others.length === 0 ? nameOf(first) : countTexts.locations(others.length + 1)}</span>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && <p className="tone-2">{findingsTexts.hidden(hidden)}</p>}
    </details>
  );
}
