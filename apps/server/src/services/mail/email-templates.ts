import { plainTextName } from '@commissary/domain';
import type { Email } from '../../adapters/email.ts';

interface Reader {
  readonly name: string;
  readonly email: string;
  readonly companyName: string;
}

export const resetEmail = (reader: Reader, link: string, minutes: number): Email =>
  email(reader, 'Set a new password', [
    `Somebody, hopefully you, asked for a new password for the console of ${plainTextName(reader.companyName)}.`,
    `Open this link within ${minutes} minutes to set it:`,
    link,
    'If it was not you, there is nothing to do: your password stays as it is.',
  ]);

export const inviteEmail = (reader: Reader, by: string, link: string, days: number): Email =>
  email(reader, `Your access to ${plainTextName(reader.companyName)}`, [
    `${plainTextName(by)} has given you access to the console of ${plainTextName(reader.companyName)}.`,
    `Open this link within ${days} days to choose a password:`,
    link,
    `Afterwards you sign in with ${reader.email}.`,
  ]);

export const passwordChangedEmail = (reader: Reader): Email =>
  email(reader, 'Your password was changed', [
    `The password of ${reader.email} for the console of ${plainTextName(reader.companyName)} was changed, and every other session was ended.`,
    'If it was not you, ask for a new password on the sign-in page at once and tell your administrator.',
  ]);

const email = ({ name, email }: Reader, subject: string, paragraphs: readonly string[]): Email => ({
  to: { name: plainTextName(name), address: email },
  subject,
  text: [`Hello ${plainTextName(name)},`, ...paragraphs].join('\n\n').concat('\n'),
});
