import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawPart } from '../../testing/draw-part.tsx';
import { Dialog } from './dialog.tsx';

const focused = () => document.activeElement?.textContent;

it('a dialog has the focus as soon as it is drawn, and leaves it where a quick user moves it', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  let atFirst: string | null | undefined;
  const watch = new MutationObserver(() => {
    const [, second] = document.querySelectorAll<HTMLElement>('[role="dialog"] button');
    if (second === undefined || atFirst !== undefined) return;
    atFirst = focused();
    focus.mockClear();
    second.focus();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const remove = drawPart(
    <Dialog label="Question" onClose={() => {}}>
      <button type="button">Cancel</button>
      <button type="button">Save</button>
    </Dialog>,
  );
  // The one above, and the two by which the modal would take the focus back.
  await expect.poll(() => focus.mock.calls.length).toBe(3);
  watch.disconnect();
  focus.mockRestore();
  expect([atFirst, focused()]).toEqual(['Cancel', 'Save']);
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Cancel');
  remove();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
