import { locationsTexts } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { credentialsOf } from '../../cache/index.ts';
import { lazyComponent } from '../../navigation/index.ts';
import { CopyableText, Spinner } from '../../ui/index.ts';
import styles from './connect-terminal.module.css';

const QrCode = lazyComponent(async () => (await import('./qr-code.tsx')).QrCode);

export interface NewCredentialProps {
  readonly companyId: string;
  readonly location: Tenant;
  readonly credential: { readonly id: string; readonly clientId: string; readonly secret: string };
  /** Connects the next terminal. */
  readonly onAnother: () => void;
  readonly onClose: () => void;
}

const watchEveryMs = 2_000;

/** The command for the new terminal, and a check mark as soon as it has checked in. */
export function NewCredential({ companyId, location, credential, onAnother, onClose }: NewCredentialProps) {
  const commandId = useId();
  const { data = [] } = useQuery({ ...credentialsOf(companyId, location.id), refetchInterval: watchEveryMs });
  const connected = data.some(({ id, lastUsedAt }) => id === credential.id && lastUsedAt !== null);
  const command = terminalCommand(window.location.origin, credential);
  return (
    <>
      <p className="tone-2">{locationsTexts.connectHelp}</p>
      <section aria-labelledby={commandId} className="stack gap-12">
        <p id={commandId} className="text-13 weight-600">
          {locationsTexts.command}
        </p>
        <CopyableText label={locationsTexts.theCommand} text={command} />
      </section>
      <div className="row wrap align-center gap-16">
        <QrCode text={command} label={locationsTexts.commandAsCode} />
        <p className={`${styles.scan} tone-2`}>{locationsTexts.scanHelp}</p>
      </div>
      <p className={`${styles.state} row align-center gap-8 pad-x-12 pad-y-8`} data-connected={connected} role="status">
        {connected ? <IconCheck size={17} stroke={2} aria-hidden /> : <Spinner />}
        {connected ? locationsTexts.terminalCheckedIn : locationsTexts.waitingForTerminal}
      </p>
      <div className={`${styles.foot} row wrap justify-end gap-8`}>
        <Button variant="default" onClick={onAnother}>
          {locationsTexts.connectAnother}
        </Button>
        <Button variant={connected ? 'filled' : 'default'} onClick={onClose}>
          {locationsTexts.done}
        </Button>
      </div>
    </>
  );
}

/** The command that the user types on a terminal to connect it. */
export const terminalCommand = (
  server: string,
  { clientId, secret }: { readonly clientId: string; readonly secret: string },
): string => `npm run terminal -- --server ${server} --credential ${clientId}.${secret}`;
