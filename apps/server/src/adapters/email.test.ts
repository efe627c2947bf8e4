import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readServerConfig } from '../config/config.ts';
import { read, startTestSmtpServer } from '../testing/test-smtp-server.ts';
import { createEmailTransport } from './email.ts';

const letter = {
  to: { name: 'Zoë Ødegård', address: 'zoe@example.com' },
  subject: 'Set a new password',
  text: `Hello Zoë,\n\nhttps://console.example/reset/zoe/${'t'.repeat(43)}\n`,
};

const configWith = (environment: Readonly<Record<string, string>>) => {
  const result = readServerConfig(environment);
  if ('problems' in result) throw new Error(result.problems.join(' '));
  return result.config;
};

it('writes e-mails to a folder that only the owner of the process can read when no mail server is configured', async () => {
  const data = await mkdtemp(join(tmpdir(), 'commissary-mail-'));
  const mail = createEmailTransport(
    configWith({ COMMISSARY_DATA: data, COMMISSARY_MAIL_FROM: 'Kitchen <kitchen@example.com>' }),
  );
  expect(mail.kind).toBe('mailbox');
  await mail.send(letter, 'letter-1');
  await mail.send(letter, 'letter-1');
  expect(await readdir(join(data, 'mail'))).toEqual(['letter-1.eml']);
  const path = join(data, 'mail', 'letter-1.eml');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const raw = await readFile(path, 'utf8');
  expect(read(raw)).toMatchObject({ to: 'zoe@example.com', link: `/reset/zoe/${'t'.repeat(43)}` });
  expect(raw).toContain('From: Kitchen <kitchen@example.com>');
  await rm(data, { recursive: true });
});

it('delivers e-mails to the configured mail server, and throws when it rejects one', async () => {
  const office = await startTestSmtpServer();
  const mail = createEmailTransport(configWith({ COMMISSARY_SMTP: office.url }));
  expect(mail.kind).toBe('smtp');
  await mail.send(letter, 'letter-2');
  expect(office.emails).toMatchObject([{ to: 'zoe@example.com', subject: 'Set a new password' }]);
  office.refuse(true);
  await expect(mail.send(letter, 'letter-3')).rejects.toThrow('rejects e-mails');
  await office.close();
});
