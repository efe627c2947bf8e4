import { type DocumentKind, sectionsOf } from '@commissary/catalog';
import type { Present } from '@commissary/contract';
import { useActivePlace } from '../session/place.ts';

/** The name of a level by its tenant; null is the company. */
export const usePlaceName = (): ((tenantId: string | null) => string) => {
  const { user, tenant } = useActivePlace();
  return tenantId => {
    if (tenantId === null) return 'Company';
    const found = user.accessibleTenants.find(({ id }) => id === tenantId);
    return found?.name ?? (tenantId === tenant?.groupId ? tenant.groupName : null) ?? 'Another level';
  };
};

export const placeWords = (place: string, { tenantId }: Pick<Present, 'tenantId'>): string =>
  tenantId === null ? 'at company level' : `at ${place}`;

/** What somebody does there: "Unsaved changes in Table service and Bar", "Viewing". */
export const doingWords = (kind: DocumentKind, { sections }: Pick<Present, 'sections'>): string => {
  if (sections.length === 0) return 'Viewing';
  const labels = new Map(sectionsOf(kind).map(({ key, field }) => [key, field.label]));
  return `Unsaved changes in ${andList(sections.map(section => labels.get(section) ?? section))}`;
};

/** "Marisol and Ming are changing this here". */
export const busyWords = (names: readonly string[]): string =>
  `${andList(names)} ${names.length === 1 ? 'has' : 'have'} unsaved changes here`;

/** One, two and three: "a", "a and b", "a, b and c". */
export const andList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
