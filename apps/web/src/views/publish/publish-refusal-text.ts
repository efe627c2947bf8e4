import { type PublishKind, type PublishRefusal, permissions, publishPermission } from '@commissary/domain';

/** Why a location cannot be published, in a sentence. */
export const publishRefusalText = (reason: string, kind: PublishKind): string => {
  if (reason === 'no-permission') return `Needs the right “${rightToPublish(kind)}” there`;
  return Object.hasOwn(words, reason) ? words[reason as keyof typeof words] : reason;
};

const words = {
  'nothing-to-publish': 'Everything saved is live',
  running: 'A publish is under way',
  pending: 'A publish is waiting',
  scheduled: 'Scheduled; choose it to publish all of it now instead',
  'not-scheduled': 'Nothing is scheduled',
  'not-for-employment': 'Not offered for employment',
  NO_MENU_SET: 'No menu is assigned',
  NOT_VALID: 'A saved value is not valid at this location',
  ALREADY_RUNNING: 'A publish is under way',
  SCHEDULED: 'A publish is scheduled',
  CONTENT_MISSING: 'The prepared publish expired. Publish again',
  NOT_ACCEPTED: 'Database error',
  NOTHING_FAILED: 'Already retried',
  SUPERSEDED: 'A newer version was published',
} satisfies Record<Exclude<PublishRefusal, 'no-permission'>, string> & Record<string, string>;

/** The label of the right that publishing asks for. */
export const rightToPublish = (kind: PublishKind): string =>
  permissions.find(({ name }) => name === publishPermission[kind])?.label ?? publishPermission[kind];
