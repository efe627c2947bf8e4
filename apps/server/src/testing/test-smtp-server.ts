import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail {
  readonly to: string;
  readonly subject: string;
  /** The link in the e-mail, as a path; null when there is none. */
  readonly link: string | null;
  /** What it says, decoded. */
  readonly said: string;
  /** As it was transferred. */
  readonly raw: string;
}

export interface TestSmtpServer {
  /** The value for the server's mail setting. */
  readonly url: string;
  readonly emails: readonly ReceivedEmail[];
  /** Rejects e-mails until this is switched off. */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
}

/** A real mail server on a port of its own; tests can read what it accepts. */
export const startTestSmtpServer = async (): Promise<TestSmtpServer> => {
  const emails: ReceivedEmail[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      void text(stream).then(raw => {
        if (refusing) return done(new Error('The mail server rejects e-mails.'));
        emails.push(read(raw));
        done();
      });
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    refuse: now => {
      refusing = now;
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
};

/** An e-mail in a mailbox on disk is read in the same way. */
export const read = (raw: string): ReceivedEmail => {
  const plain = /quoted-printable/i.test(raw)
    ? raw
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : raw;
  const said = Buffer.from(plain, 'latin1').toString('utf8');
  return {
    to: /^To: .*?([\w.+-]+@[\w.-]+)/m.exec(raw)?.[1] ?? '',
    subject: /^Subject: (.*?)\r?$/m.exec(raw)?.[1] ?? '',
    link: /https?:\/\/[^/\s]+(\/(?:reset|invite)\/\S+)/.exec(plain)?.[1] ?? null,
    ...{ said, raw },
  };
};
