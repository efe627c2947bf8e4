import { levelsTexts } from '@commissary/catalog';
import type { ActiveTenant } from '../session/index.ts';

/** A level above a tenant that its values can be promoted to. */
export interface PromoteTarget {
  readonly to: 'GROUP' | 'COMPANY';
  /** The group; null is the company. */
  readonly id: string | null;
  readonly name: string;
  /** Its name in the middle of a sentence. */
  readonly words: string;
}

/** The levels above a tenant that the user may edit, the nearest first. */
export const promoteTargets = ({ level, group, user }: ActiveTenant): readonly PromoteTarget[] => {
  if (level === 'company') return [];
  const targets: PromoteTarget[] = [];
  if (level === 'location' && group !== null)
    targets.push({ to: 'GROUP', id: group.id, name: group.name, words: levelsTexts.groupNamed(group.name) });
  if (user.companyWide)
    targets.push({ to: 'COMPANY', id: null, name: levelsTexts.theCompany, words: levelsTexts.companyLowercase });
  return targets;
};
