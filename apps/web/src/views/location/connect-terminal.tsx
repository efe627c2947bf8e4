import { locationsTexts } from '@commissary/catalog';
import type { Tenant } from '@commissary/contract';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { credentialsKey } from '../../cache/index.ts';
import { reportError } from '../../notifications/index.ts';
import { Dialog } from '../../ui/index.ts';
import styles from './connect-terminal.module.css';
import { NewCredential } from './new-credential.tsx';

export interface ConnectTerminalProps {
  readonly companyId: string;
  readonly location: Tenant;
  readonly onClose: () => void;
}

/** Creates a credential with a name; its secret is shown this once, with the command that uses it. */
export function ConnectTerminal({ companyId, location, onClose }: ConnectTerminalProps) {
  const [name, setName] = useState('');
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: async () =>
      responseBody(
        await api.tenants.createCredential(
          { params: { companyId, locationId: location.id }, body: { name: name.trim() } },
          { idempotencyKey: crypto.randomUUID() },
        ),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: credentialsKey(companyId, location.id) }),
    onError: error => reportError(error, locationsTexts.credentialNotCreated),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') create.mutate();
  };
  const another = () => {
    setName('');
    create.reset();
  };
  const made = create.data;
  const field = useRef<HTMLInputElement>(null);
  // For the next one too: the dialog itself puts the focus there only when it opens.
  useEffect(() => {
    if (made === undefined) field.current?.focus();
  }, [made]);
  return (
    <Dialog
      label={locationsTexts.connectTerminal}
      size={620}
      closeOnClickOutside={made === undefined}
      onClose={onClose}
    >
      <div className={`${styles.dialog} stack gap-12`}>
        <h2 className={styles.title}>{locationsTexts.connectTerminal}</h2>
        {made === undefined ? (
          <form onSubmit={submit} className="stack gap-12">
            <p className="tone-2">{locationsTexts.credentialHelp(location.name)}</p>
            <TextInput
              ref={field}
              label={locationsTexts.terminalName}
              placeholder={locationsTexts.terminalNameExample}
              maxLength={60}
              data-autofocus
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <div className="row wrap justify-end gap-8 space-above-8">
              <Button variant="subtle" onClick={onClose}>
                {locationsTexts.cancel}
              </Button>
              <Button type="submit" disabled={name.trim() === ''} loading={create.isPending}>
                {locationsTexts.createCredential}
              </Button>
            </div>
          </form>
        ) : (
          <NewCredential
            companyId={companyId}
            location={location}
            credential={made}
            onAnother={another}
            onClose={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}
