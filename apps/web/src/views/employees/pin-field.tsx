import { pinTexts } from '@commissary/catalog';
import { contract, type Employee } from '@commissary/contract';
import { hasSecret } from '@commissary/schema';
import { Button, PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, responseBody } from '../../api/index.ts';
import { setValue, stopTyping } from '../../form/actions/index.ts';
import { fieldElementId, useEditSession, useFieldState } from '../../form/state/index.ts';
import { reportError } from '../../notifications/index.ts';
import { Writable } from '../../session/index.ts';
import { typedPin } from './employee-record.ts';
import styles from './employees.module.css';

export interface PinFieldProps {
  readonly companyId: string;
  readonly employee: Employee | null;
  /** Why the server rejected the PIN. */
  readonly error: string | undefined;
}

const path = '/pin';

/** The PIN for terminals: typed or proposed, and shown while it is new. A stored one is only shown by a call. */
export function PinField({ companyId, employee, error }: PinFieldProps) {
  const { store } = useEditSession();
  const { value } = useFieldState(path);
  const [visible, setVisible] = useState(false);
  const typed = typedPin(value);
  const isSet = hasSecret(value);
  const set = (pin: string) => setValue(store, path, pin === '' ? { set: true } : { value: pin }, true);
  const propose = useMutation({
    mutationFn: async () => responseBody(await api.logOn.proposePin({ params: { id: companyId } })).pin,
    onSuccess: pin => {
      set(pin);
      stopTyping(store);
      setVisible(true);
    },
    onError: failed => reportError(failed, pinTexts.failed),
  });
  return (
    <div id={fieldElementId(path)} data-path={path} className={`${styles.pin} stack gap-8`}>
      <PasswordInput
        label={pinTexts.pin}
        description={pinTexts.help}
        inputMode="numeric"
        autoComplete="new-password"
        maxLength={8}
        placeholder={isSet ? pinTexts.isSet : pinTexts.isMissing}
        error={error}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{ 'aria-label': pinTexts.show }}
        value={typed}
        onChange={({ currentTarget }) => set(currentTarget.value)}
        onBlur={() => stopTyping(store)}
      />
      <Writable calls={[contract.logOn.proposePin, contract.logOn.revealPin]}>
        <div className="row wrap gap-8">
          <Button variant="default" loading={propose.isPending} onClick={() => propose.mutate()}>
            {isSet ? pinTexts.proposeAnother : pinTexts.propose}
          </Button>
          {employee?.hasPin === true && employee.mayRevealPin && <RevealedPin id={employee.id} />}
          {isSet && (
            <Button variant="subtle" onClick={() => setValue(store, path, { clear: true })}>
              {pinTexts.remove}
            </Button>
          )}
        </div>
      </Writable>
    </div>
  );
}

function RevealedPin({ id }: { readonly id: string }) {
  const [pin, setPin] = useState<string>();
  const reveal = useMutation({
    mutationFn: async () => responseBody(await api.logOn.revealPin({ params: { id } })).pin,
    onSuccess: setPin,
    onError: failed => reportError(failed, pinTexts.failed),
  });
  return (
    <>
      <Button
        variant="default"
        loading={reveal.isPending}
        onClick={() => (pin === undefined ? reveal.mutate() : setPin(undefined))}
      >
        {pin === undefined ? pinTexts.reveal : pinTexts.hide}
      </Button>
      <p role="status" className={styles.revealed}>
        {pin === undefined ? pinTexts.audited : pinTexts.revealed(pin)}
      </p>
    </>
  );
}
