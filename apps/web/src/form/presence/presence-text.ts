import { type DocumentKind, formVersionsTexts, sectionsOf } from '@commissary/catalog';
import type { ActiveUser } from '@commissary/contract';
import { formatList } from '@commissary/domain';
import { useActiveTenant } from '../../session/index.ts';

/** The name of a level by its tenant; null is the company. */
export const useTenantName = (): ((tenantId: string | null) => string) => {
  const { user, tenant } = useActiveTenant();
  return tenantId => {
    if (tenantId === null) return formVersionsTexts.company;
    const found = user.accessibleTenants.find(({ id }) => id === tenantId);
    return found?.name ?? (tenantId === tenant?.groupId ? tenant.groupName : null) ?? formVersionsTexts.otherLevel;
  };
};

export const activityTargetText = (label: string, { tenantId }: Pick<ActiveUser, 'tenantId'>): string =>
  tenantId === null ? formVersionsTexts.atCompanyLevel : formVersionsTexts.atLevel(label);

/** What a person does there: "Unsaved changes in Table service and Bar", "Viewing". */
export const activityText = (kind: DocumentKind, { sections }: Pick<ActiveUser, 'sections'>): string => {
  if (sections.length === 0) return formVersionsTexts.viewing;
  const labels = new Map(sectionsOf(kind).map(({ key, field }) => [key, field.label]));
  return formVersionsTexts.editingSections(formatList(sections.map(section => labels.get(section) ?? section)));
};

/** "Marisol and Ming are changing this here". */
export const sectionEditorsText = (names: readonly string[]): string => formVersionsTexts.sectionEditors(names);

/** Tells the people of a document apart. */
export const keyOf = ({ name, tenantId, since }: ActiveUser): string => `${name} ${tenantId} ${since}`;
