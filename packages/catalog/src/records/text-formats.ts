import { canonicalZone, isName, isTimeZone } from '@commissary/domain';
import type { TextFormat } from '@commissary/schema';

/** The name of a person, a place, a role or a device: text that can be seen and does not change the text around it. */
export const nameFormat: TextFormat = { code: 'NAME', accepts: isName };

/** The name of a time zone in the IANA database, stored in its canonical spelling. */
export const timeZoneFormat: TextFormat = { code: 'TIME_ZONE', accepts: isTimeZone, spelling: canonicalZone };
