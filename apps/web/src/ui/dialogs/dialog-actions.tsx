import { Button } from '@mantine/core';

export interface DialogActionsProps {
  readonly dismiss: string;
  /** A verb and what it does. */
  readonly accept: string;
  readonly disabled: boolean;
  readonly busy: boolean;
  /** The focus starts at the button that accepts. */
  readonly startsHere?: boolean;
  readonly onDismiss: () => void;
  readonly onAccept: () => void;
}

/** The buttons of a dialog that does something: what closes it, and what does it. */
export function DialogActions(props: DialogActionsProps) {
  const { dismiss, accept, disabled, busy, startsHere = true, onDismiss, onAccept } = props;
  return (
    <>
      <Button variant="subtle" disabled={busy} onClick={onDismiss}>
        {dismiss}
      </Button>
      <Button data-autofocus={startsHere || undefined} disabled={disabled} loading={busy} onClick={onAccept}>
        {accept}
      </Button>
    </>
  );
}
