import { canonicalZone, emailPattern, isName, isTimeZone, pinPattern } from '@commissary/domain';
import type { TextFormat } from '@commissary/schema';

/** The name of a person, a place, a role or a device: text that can be seen and does not change the text around it. */
export const nameFormat: TextFormat = { code: 'NAME', accepts: isName };

/** An e-mail address, whether or not somebody receives e-mails there. */
export const emailFormat: TextFormat = {
  code: 'EMAIL',
  pattern: emailPattern,
  keyboard: 'email',
  accepts: value => emailPattern.test(value.trim()),
};

/** The name of a time zone in the IANA database, stored in its canonical spelling. */
export const timeZoneFormat: TextFormat = { code: 'TIME_ZONE', accepts: isTimeZone, spelling: canonicalZone };

/** What somebody types at a terminal to log on. */
export const pinFormat: TextFormat = { code: 'PIN', pattern: pinPattern, accepts: value => pinPattern.test(value) };
