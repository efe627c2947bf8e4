import { nameInLetter } from '@commissary/domain';
import type { Letter } from '../../adapters/mail.ts';

interface Reader {
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
}

export const resetLetter = (reader: Reader, link: string, minutes: number): Letter =>
  letter(reader, 'Set a new password', [
    `Somebody, hopefully you, asked for a new password for the console of ${nameInLetter(reader.companyName)}.`,
    `Open this link within ${minutes} minutes to set it:`,
    link,
    'If it was not you, there is nothing to do: your password stays as it is.',
  ]);

export const inviteLetter = (reader: Reader, by: string, link: string, days: number): Letter =>
  letter(reader, `Your access to ${nameInLetter(reader.companyName)}`, [
    `${nameInLetter(by)} has given you access to the console of ${nameInLetter(reader.companyName)}.`,
    `Open this link within ${days} days to choose a password:`,
    link,
    `Afterwards you sign in with ${reader.email}.`,
  ]);

export const passwordChangedLetter = (reader: Reader): Letter =>
  letter(reader, 'Your password was changed', [
    `The password of ${reader.email} for the console of ${nameInLetter(reader.companyName)} was changed, and every other session was ended.`,
    'If it was not you, ask for a new password on the sign-in page at once and tell your administrator.',
  ]);

const letter = ({ name, email }: Reader, subject: string, paragraphs: readonly string[]): Letter => ({
  to: { name: nameInLetter(name), address: email },
  subject,
  text: [`Hello ${nameInLetter(name)},`, ...paragraphs].join('\n\n').concat('\n'),
});
