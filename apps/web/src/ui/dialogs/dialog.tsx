import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { keepFocus } from '../focus/keep-focus.ts';
import { useRestoreFocus } from '../focus/use-restore-focus.ts';

export interface DialogProps {
  /** The accessible name of the dialog; the same as its visible title. */
  readonly label: string;
  readonly size?: number;
  /** Keeps its header in position while its content grows and shrinks. */
  readonly atTop?: boolean;
  /** False keeps it open until one of its own buttons is used. */
  readonly closable?: boolean;
  readonly closeOnClickOutside?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog with an accessible name; the focus returns to where it was before. */
export function Dialog({
  label,
  size = 440,
  atTop = false,
  closable = true,
  closeOnClickOutside,
  onClose,
  children,
}: DialogProps) {
  useRestoreFocus();
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={size}
      centered={!atTop}
      yOffset="12vh"
      lockScroll={false}
      closeOnEscape={closable}
      closeOnClickOutside={closable && (closeOnClickOutside ?? true)}
    >
      <Modal.Overlay />
      <Modal.Content ref={takeFocus} aria-label={label} radius="lg" onFocus={keepFocus}>
        <Modal.Body p={0}>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const focusable = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** At once: a key that is pressed right after the dialog was drawn would go to the page behind it. */
const takeFocus = (content: HTMLElement | null): void => {
  if (content === null || content.contains(document.activeElement)) return;
  const first = [...content.querySelectorAll<HTMLElement>(focusable)].find(
    element => !element.matches(':disabled, [tabindex="-1"]') && element.checkVisibility(),
  );
  (content.querySelector<HTMLElement>('[data-autofocus]') ?? first ?? content).focus({ preventScroll: true });
};
