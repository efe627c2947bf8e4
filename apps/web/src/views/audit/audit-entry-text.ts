import { actingNames, auditTexts, hasSeveral, publishUnits, screenHref } from '@commissary/catalog';
import type { AuditEntry, User } from '@commissary/contract';
import { plainDateTimeAt } from '@commissary/domain';

/** The name before the sentence; of somebody who acted as another person, both names. */
export const actorText = ({ by, source }: Pick<AuditEntry, 'by' | 'source'>): string => {
  if (by.name === '') return source === 'server' ? auditTexts.theServer : auditTexts.unknownPerson;
  return by.actingAs === null ? by.name : actingNames(by.name, by.actingAs);
};

/** Role: Cook, Elm St. → Manager, Elm St. */
export const auditChangeText = ({ what, was, now }: AuditEntry['changes'][number]): string =>
  was === null
    ? auditTexts.change(what, now ?? auditTexts.noValue)
    : auditTexts.changeFrom(what, was, now ?? auditTexts.noValue);

/** The origin of the request, in one line. */
export const originText = ({ address, agent, session }: AuditEntry): string =>
  [address, agent, session && auditTexts.sessionNamed(session)].filter(Boolean).join(' · ');

/** The screen that shows the subject of an entry: the person, the tenant, the history around a save, the publishes. */
export const auditEntryHref = (
  { about, placeId, at }: AuditEntry,
  { companyId, accessibleTenants }: Pick<User, 'companyId' | 'accessibleTenants'>,
  zone: string,
): string | null => {
  const addressTenant = { companyId, locationId: placeId };
  switch (about?.is) {
    case 'person':
      return screenHref('employee', { id: about.id }, { companyId, locationId: null });
    case 'place': {
      const tenant = accessibleTenants.find(({ id }) => id === about.id);
      const params = { id: about.id };
      return tenant ? screenHref(tenant.type === 'GROUP' ? 'group' : 'location', params, addressTenant) : null;
    }
    case 'publish':
      return screenHref(publishUnits[about.of].screen, {}, addressTenant);
    case 'document': {
      const day = dayAt(at, zone);
      const menu = hasSeveral(about.kind) ? { menuId: about.documentId } : {};
      return screenHref('history', { kind: about.kind }, addressTenant, { ...menu, from: day, to: day });
    }
    default:
      return null;
  }
};

const dayAt = (at: number, zone: string): string => {
  const { year, month, day } = plainDateTimeAt(at, zone);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
};
