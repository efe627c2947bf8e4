import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerConfig } from '../config/index.ts';

export interface Email {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** Files that come with it. */
  readonly files?: readonly { readonly name: string; readonly type: string; readonly text: string }[];
}

/** Sends e-mails. Success means that the next mail server accepted the e-mail, not that it was read. */
export interface EmailTransport {
  readonly kind: 'smtp' | 'mailbox';
  /** `id` identifies the e-mail; an e-mail that is sent again has the same id. */
  send(letter: Email, id: string): Promise<void>;
}

const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 20_000 } as const;

/** A mail server where one is configured; otherwise a folder beside the data. */
export const createEmailTransport = ({ smtpUrl, mailFrom, dataFolder }: ServerConfig): EmailTransport =>
  smtpUrl === null ? mailbox(join(dataFolder, 'mail'), mailFrom) : mailServer(smtpUrl, mailFrom);

const mailServer = (url: string, from: string): EmailTransport => ({
  kind: 'smtp',
  send: async (letter, id) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
    try {
      await transport.sendMail(messageOf(letter, from, id));
    } finally {
      transport.close();
    }
  },
});

const mailbox = (folder: string, from: string): EmailTransport => ({
  kind: 'mailbox',
  send: async (letter, id) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(messageOf(letter, from, id));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // A link in the e-mail opens an account, so only the owner of the process can read the file.
    await writeFile(join(folder, `${id}.eml`), message, { mode: 0o600 });
  },
});

const messageOf = ({ to, subject, text, files = [] }: Email, from: string, id: string) => ({
  from,
  to,
  subject,
  text,
  attachments: files.map(({ name, type, text: content }) => ({ filename: name, contentType: type, content })),
  messageId: `<${id}@commissary>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});
