import { imageRules, staleVersion } from '@commissary/domain';
import { messages } from './messages.ts';

/** What the server's error codes say on screen. */
export const errorTexts: Readonly<Record<string, string>> = {
  RATE_LIMIT_EXCEEDED: messages.login.rateLimit,
  FAILED_LOGIN_LOCK: messages.login.lock,
  INVALID_CREDENTIALS: messages.login.invalid,
  DELETED_USER: messages.login.deleted,
  ALREADY_EXISTS: messages.login.exists,
  NO_MENU_SET: messages.menu.notSet,
  COMPANY_CLOSED: 'The company was closed meanwhile, so nothing was saved.',
  LEAVES_NOTHING:
    'Something that you may not change is limited to what you remove, and would apply to nothing. Ask somebody who may change it.',
  [staleVersion]: messages.conflict.menu,
  ACTING_READ_ONLY: 'You are acting as another person, read-only: nothing was changed.',
  NOT_WHILE_ACTING: 'Nobody does this while acting as another person.',
  NOT_SETTINGS_BLOB: messages.save.notSettings,
  NOT_MENU_BLOB: messages.save.notMenu,
  NOT_EMPLOYMENT_BLOB: 'This is not an employment file.',
  COMPANY_MISMATCH: messages.save.companyMismatch,
  NOT_AN_IMAGE: messages.image.type,
  BODY_TOO_LARGE: messages.image.large(imageRules.maxMegabytes),
  TOO_MANY_IMAGES: `You have uploaded ${imageRules.daily.images} images or 1 GB in 24 hours, which is the most. Try again tomorrow.`,
  INVALID_TOKEN: messages.reset.badToken,
  NOT_CONFIGURED: 'This service is not configured. Ask your administrator.',
  SERVICE_FAILED: 'The service is not responding. Try again later.',
  PIN_TOO_SHORT: 'With these roles, a PIN has six digits or more. Choose a longer one.',
  PIN_TAKEN: 'Someone who works at the same location has this PIN. Choose another one.',
  DUPLICATE_GRANT: 'Somebody has one security role at a location. Remove one of the two roles.',
  NO_PIN: 'There is no PIN.',
  APP_INCOMPLETE: 'Enter the app name, package name and version, and save before building.',
  NO_SECRET_KEY: 'Secrets cannot be saved: no encryption key is configured. Ask whoever runs the server to set one.',
};
