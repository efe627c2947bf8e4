import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

/**
 * Makes the buttons of an element one stop of the Tab key: arrows lead to the next one in their direction, Home and End to
 * the first and the last, a letter to the next one with a word that begins with it. The element has to be drawn again with
 * its buttons.
 */
export const useRovingFocus = <E extends HTMLElement>() => {
  const ref = useRef<E>(null);
  const stop = useRef<HTMLButtonElement | null>(null);
  const setStop = (next: HTMLButtonElement | undefined): void => {
    stop.current = next ?? null;
    for (const button of buttonsIn(ref.current)) button.tabIndex = button === next ? 0 : -1;
  };
  useLayoutEffect(() => {
    const buttons = buttonsIn(ref.current);
    setStop(buttons.find(button => button === stop.current) ?? buttons[0]);
  });
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => setStop(buttonsIn(ref.current).find(button => button === target)),
    onKeyDown: (event: KeyboardEvent) => {
      const buttons = buttonsIn(ref.current);
      const from = buttons.find(button => button === event.target);
      const next = from && nextOf(buttons, from, event);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
};

const buttonsIn = (element: HTMLElement | null): readonly HTMLButtonElement[] => [
  ...(element?.querySelectorAll('button') ?? []),
];

const nextOf = (
  buttons: readonly HTMLButtonElement[],
  from: HTMLButtonElement,
  { key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): HTMLButtonElement | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  const direction = directions[key];
  if (direction !== undefined) return nearest(buttons, from, direction);
  if (key.length !== 1 || key === ' ') return undefined;
  const at = buttons.indexOf(from);
  return [...buttons.slice(at + 1), ...buttons.slice(0, at)].find(button =>
    nameOf(button)
      .toLowerCase()
      .split(/\s+/)
      .some(word => word.startsWith(key.toLowerCase())),
  );
};

const nameOf = (button: HTMLButtonElement): string => button.ariaLabel ?? button.textContent ?? '';

type Direction = readonly [x: number, y: number];
const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next button in a direction. One beside the line counts as further away, so that a row or a column comes first. */
const nearest = (
  buttons: readonly HTMLButtonElement[],
  from: HTMLButtonElement,
  [x, y]: Direction,
): HTMLButtonElement | undefined => {
  const [fromX, fromY] = centerOf(from);
  const ahead = buttons.flatMap(button => {
    const [toX, toY] = centerOf(button);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const beside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    return along > 1 ? [{ button, distance: along + besideWeight * beside }] : [];
  });
  return ahead.toSorted((a, b) => a.distance - b.distance)[0]?.button;
};

const besideWeight = 3;

const centerOf = (button: HTMLButtonElement): Direction => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};
