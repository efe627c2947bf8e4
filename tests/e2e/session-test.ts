import {
  type ReceivedEmail,
  startTestSmtpServer,
  type TestSmtpServer,
} from '../../apps/server/src/testing/test-smtp-server.ts';
import { test as base, expect } from '../fixtures/browser-test.ts';

/** What arrived since the test began: the server is shared with other files, whose people have the same addresses. */
interface Mailbox {
  emails(): readonly ReceivedEmail[];
}

/** A test whose server sends e-mail to a real SMTP server. */
export const test = base.extend<{ office: Mailbox }, { smtpServer: TestSmtpServer }>({
  smtpServer: [
    async ({ database: _ }, use) => {
      const smtpServer = await startTestSmtpServer();
      await use(smtpServer);
      await smtpServer.close();
    },
    { scope: 'worker' },
  ],
  prepare: [
    async ({ smtpServer }, use) =>
      use(async data => ({ ...data, settings: { ...data.settings, COMMISSARY_SMTP: smtpServer.url } })),
    { scope: 'worker' },
  ],
  office: async ({ smtpServer }, use) => {
    const before = smtpServer.emails.length;
    await use({ emails: () => smtpServer.emails.slice(before) });
  },
});

export { expect };

/** Returns the link in the newest e-mail to a user, when it has arrived. */
export const newestLink = async (office: Mailbox, to: string): Promise<string> => {
  const found = () => office.emails().findLast(email => email.to === to && email.link !== null)?.link ?? '';
  await expect.poll(found, `an e-mail with a link to ${to}`).not.toBe('');
  return found();
};
