import { type AuditAction, auditActions, formatCount } from '@commissary/domain';
import { auditActionTexts } from './texts/audit-actions.ts';

/** What the words of an entry are made of. `subject` is the name of what it is about, as it was then. */
export interface AuditFacts {
  readonly action: string;
  readonly subject: string;
  /** How many locations it reached; 0 where it is not about several. */
  readonly locations: number;
}

/** The sentence of an entry without the person, who stands in front: `renamed the group North`. */
export const auditMessage = ({ action, subject, locations }: AuditFacts): string => {
  const said = isAuditAction(action) ? auditActionTexts[action] : action;
  const told = said.replace('{subject}', subject).trim();
  return locations > 1 ? `${told} at ${formatCount(locations, 'location')}` : told;
};

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(auditActions, action);
