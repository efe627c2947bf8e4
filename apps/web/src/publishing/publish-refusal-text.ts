import { permissionTexts, publishTexts } from '@commissary/catalog';
import { type PublishKind, type PublishRefusal, publishPermission } from '@commissary/domain';

/** Why a location cannot be published, in a sentence. */
export const publishRefusalText = (reason: string, kind: PublishKind): string => {
  if (reason === 'no-permission') return publishTexts.permissionRequired(publishPermissionLabel(kind));
  return Object.hasOwn(words, reason) ? words[reason as keyof typeof words] : reason;
};

const words = {
  'nothing-to-publish': publishTexts.everythingSavedIsLive,
  running: publishTexts.publishRunning,
  pending: publishTexts.publishWaiting,
  scheduled: publishTexts.scheduledHint,
  'not-scheduled': publishTexts.nothingIsScheduled,
  'not-for-employment': publishTexts.notForEmployment,
  NO_MENU_SET: publishTexts.noMenu,
  NEVER_PUBLISHED: publishTexts.firstPublishNeeded,
  NOTHING_TO_REVERT: publishTexts.everythingSavedIsLive,
  NOT_VALID: publishTexts.notValid,
  ALREADY_RUNNING: publishTexts.publishRunning,
  SCHEDULED: publishTexts.publishScheduled,
  CONTENT_MISSING: publishTexts.preparedExpired,
  NOT_ACCEPTED: publishTexts.databaseError,
  NOTHING_FAILED: publishTexts.alreadyRetried,
  SUPERSEDED: publishTexts.superseded,
  FROZEN: publishTexts.frozen,
  NEVER_QUIET: publishTexts.neverQuiet,
} satisfies Record<Exclude<PublishRefusal, 'no-permission'>, string> & Record<string, string>;

/** The label of the permission that publishing requires. */
export const publishPermissionLabel = (kind: PublishKind): string => permissionTexts[publishPermission[kind]];
