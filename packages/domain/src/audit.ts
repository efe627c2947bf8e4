import type { PermissionFlag } from './permissions/index.ts';

/** The kinds of audit entries, by which the log can be filtered. */
export const auditKinds = ['access', 'people', 'company', 'places', 'documents', 'publishes', 'terminals'] as const;
export type AuditKind = (typeof auditKinds)[number];
export const isAuditKind = (kind: string): kind is AuditKind => auditKinds.some(one => one === kind);

/** The actions that the audit records, each with its kind. Their texts are in the catalog. */
export const auditActions = {
  'sign-in': 'access',
  'sample-sign-in': 'access',
  'sign-in-failed': 'access',
  'sign-in-locked': 'access',
  'sign-out': 'access',
  'signed-out-everywhere': 'access',
  'session-ended': 'access',
  'session-expired': 'access',
  'acting-began': 'access',
  'acting-ended': 'access',
  'password-set': 'access',
  'password-link-sent': 'access',
  'call-denied': 'access',
  'person-created': 'people',
  'person-changed': 'people',
  'person-removed': 'people',
  'person-emails': 'people',
  'pin-revealed': 'people',
  'people.invite': 'people',
  'people.deactivate': 'people',
  'people.activate': 'people',
  'people.give-job': 'people',
  'people.take-job': 'people',
  'people.raise': 'people',
  'people.take-raise': 'people',
  'employees-imported': 'people',
  'employees-import-undone': 'people',
  'invite-sent': 'people',
  'invite-link-made': 'people',
  'role.create': 'people',
  'role.copy': 'people',
  'role.change': 'people',
  'role.rename': 'people',
  'role.remove': 'people',
  'role.hiring': 'people',
  'company.set-up': 'company',
  'company.create': 'company',
  'company.edit': 'company',
  'company.close': 'company',
  'company.restore': 'company',
  'company.news': 'company',
  'company.security': 'company',
  'group.create': 'places',
  'group.rename': 'places',
  'group.remove': 'places',
  'location.create': 'places',
  'location.edit': 'places',
  'location.move': 'places',
  'location.remove': 'places',
  'document.save': 'documents',
  'document.rename': 'documents',
  'document.clean-up': 'documents',
  'document.sample': 'documents',
  'document.restore': 'documents',
  'document.promote': 'documents',
  'document.move': 'documents',
  'document.reset': 'documents',
  'image.delete': 'documents',
  'image.edit': 'documents',
  'image.replace': 'documents',
  'menu.create': 'documents',
  'menu.create-template': 'documents',
  'menu.remove': 'documents',
  'menu.restore': 'documents',
  'menu.convert': 'documents',
  'image.upload': 'documents',
  'mobile-app.build': 'company',
  'push.send': 'company',
  'push.take-back': 'company',
  'day.close': 'places',
  'report-view.save': 'company',
  'report-view.remove': 'company',
  'report-view.take-over': 'company',
  'guest.forget': 'places',
  'online.cut-over': 'places',
  'online.delete-cards': 'places',
  'labor.on': 'places',
  'labor.off': 'places',
  'labor.send-again': 'places',
  'labor.sent': 'places',
  'labor.not-sent': 'places',
  'publish.start': 'publishes',
  'publish.edits': 'publishes',
  'publish.reschedule': 'publishes',
  'publish.schedule': 'publishes',
  'publish.retry': 'publishes',
  'publish.freeze': 'publishes',
  'publish.halt': 'publishes',
  'publish.continue': 'publishes',
  'publish.release': 'publishes',
  'publish.revert': 'publishes',
  'publish.rollback': 'publishes',
  'publish.stop': 'publishes',
  'publish.unschedule': 'publishes',
  'timed.create': 'publishes',
  'timed.cancel': 'publishes',
  'timed.decide': 'publishes',
  'credential-created': 'terminals',
  'credential-deleted': 'terminals',
  'terminal.ahead': 'terminals',
  'terminal-connected': 'terminals',
  'pins-sent': 'terminals',
  'licence.products': 'terminals',
  'licence.token': 'terminals',
  'licence.use': 'terminals',
  'licence.revoke': 'terminals',
} as const satisfies Record<string, AuditKind>;
export type AuditAction = keyof typeof auditActions;

/** Who acted: a person at the console, or the server itself. */
export const auditSources = ['console', 'server'] as const;

/**
 * One value that an action changed, as text; null = no value before or after. With `read`, both values are told only to
 * readers who have this permission: others learn that it changed.
 */
export interface AuditChange {
  readonly what: string;
  readonly was: string | null;
  readonly now: string | null;
  readonly read?: PermissionFlag;
  /** The id of whom it is about, in an entry about several people. */
  readonly about?: string;
}
