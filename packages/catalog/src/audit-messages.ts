import { type AuditAction, type AuditKind, auditActions, formatCount } from '@commissary/domain';

/** What the words of an entry are made of. `subject` is the name of what it is about, as it was then. */
export interface AuditFacts {
  readonly action: string;
  readonly subject: string;
  /** How many locations it reached; 0 where it is not about several. */
  readonly locations: number;
}

/** The sentence of an entry without the person, who stands in front: `renamed the group North`. */
export const auditMessage = ({ action, subject, locations }: AuditFacts): string => {
  const said = isAuditAction(action) ? words[action] : action;
  const told = said.replace('{subject}', subject).trim();
  return locations > 1 ? `${told} at ${formatCount(locations, 'location')}` : told;
};

/** What an entry of each kind is called where the log is narrowed. */
export const auditKindLabel: Readonly<Record<AuditKind, string>> = {
  access: 'Signing in and access',
  people: 'Employees and roles',
  company: 'Company',
  places: 'Locations and groups',
  documents: 'Saves',
  publishes: 'Publishes',
  terminals: 'Terminals',
};

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(auditActions, action);

const words: Readonly<Record<AuditAction, string>> = {
  'sign-in': 'signed in',
  'sample-sign-in': 'was opened through the sample company link',
  'sign-in-failed': 'failed to sign in (wrong password)',
  'sign-in-locked': 'was locked for 30 minutes after too many wrong passwords',
  'sign-out': 'signed out',
  'signed-out-everywhere': 'ended the sessions of {subject}',
  'password-set': 'set a password',
  'password-link-sent': 'was sent a link to set a new password',
  'call-denied': 'was denied for a missing permission: {subject}',
  'person-created': 'added the employee {subject}',
  'person-changed': 'changed the employee {subject}',
  'person-removed': 'removed the employee {subject}',
  'invite-sent': 'invited {subject}',
  'invite-link-made': 'created an invitation link for {subject}',
  'role.create': 'created the role {subject}',
  'role.copy': 'copied the role {subject}',
  'role.change': 'changed the role {subject}',
  'role.rename': 'renamed the role {subject}',
  'role.remove': 'deleted the role {subject}',
  'role.hiring': 'said who may give the role {subject}',
  'company.security': 'changed the password rules of {subject}',
  'group.create': 'created the group {subject}',
  'group.rename': 'renamed the group {subject}',
  'group.remove': 'removed the group {subject}',
  'location.create': 'added the location {subject}',
  'location.edit': 'changed the location {subject}',
  'location.move': 'moved the location {subject}',
  'location.remove': 'removed the location {subject}',
  'document.save': 'saved {subject}',
  'document.clean-up': 'removed outdated references from {subject}',
  'document.sample': 'created {subject}',
  'document.restore': 'restored {subject}',
  'document.promote': 'copied overrides in {subject} to the group or company',
  'document.reset': 'reset overrides in {subject}',
  'image.upload': 'uploaded the image {subject}',
  'mobile-app.build': 'started a mobile app build for {subject}',
  'online.cut-over': 'moved {subject} to the online ordering service',
  'online.delete-cards': 'deleted stored cards for {subject}',
  'publish.start': 'published {subject}',
  'publish.schedule': 'scheduled a publish of {subject}',
  'publish.retry': 'retried publishing {subject}',
  'publish.unschedule': 'unscheduled the publish of {subject}',
  'credential-created': 'connected the terminal {subject}',
  'credential-deleted': 'disconnected the terminal {subject}',
  'licence.products': 'changed the licensed products of {subject}',
  'licence.token': 'generated a license token for {subject}',
  'licence.use': 'activated the POS license of {subject}',
  'licence.revoke': 'revoked the license of {subject}',
};
