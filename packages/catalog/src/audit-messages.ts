import { type AuditAction, auditActions, formatCount } from '@commissary/domain';
import { auditActionTexts } from './texts/index.ts';

/** The parameters of an entry's sentence. `subject` is the name of its subject at that time. */
export interface AuditFacts {
  readonly action: string;
  readonly subject: string;
  /** The number of affected locations; 0 where the entry is not about several. */
  readonly locations: number;
}

/** Returns the sentence of an entry without the person's name, which precedes it: `renamed the group North`. */
export const auditMessage = ({ action, subject, locations }: AuditFacts): string => {
  const said = isAuditAction(action) ? auditActionTexts[action] : action;
  const sentence = said.replace('{subject}', subject).trim();
  return locations > 1 ? `${sentence} at ${formatCount(locations, 'location')}` : sentence;
};

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(auditActions, action);
