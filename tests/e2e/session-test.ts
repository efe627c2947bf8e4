import { startTestSmtpServer, type TestSmtpServer } from '../../apps/server/src/testing/test-smtp-server.ts';
import { test as base, expect } from '../fixtures/browser-test.ts';

/** A test whose server sends e-mail to a real SMTP server. */
export const test = base.extend<object, { office: TestSmtpServer }>({
  office: [
    async ({ database: _ }, use) => {
      const office = await startTestSmtpServer();
      await use(office);
      await office.close();
    },
    { scope: 'worker' },
  ],
  prepare: [
    async ({ office }, use) =>
      use(async data => ({ ...data, settings: { ...data.settings, COMMISSARY_SMTP: office.url } })),
    { scope: 'worker' },
  ],
});

export { expect };

/** Returns the link in the newest e-mail to a user, when it has arrived. */
export const newestLink = async (office: TestSmtpServer, to: string, after = 0): Promise<string> => {
  const found = () => office.emails.filter(email => email.to === to && email.link !== null);
  await expect.poll(() => found().length).toBeGreaterThan(after);
  return found().at(-1)?.link ?? '';
};
