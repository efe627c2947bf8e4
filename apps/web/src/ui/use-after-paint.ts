import { startTransition, useEffect, useState } from 'react';

/** The value as of the last frame, for what follows a typed character: the character itself is painted first. */
export const useAfterPaint = <T>(value: T): T => {
  const [painted, setPainted] = useState(() => ({ value }));
  useEffect(() => {
    if (Object.is(painted.value, value)) return;
    let task: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => startTransition(() => setPainted({ value })));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [value, painted]);
  return painted.value;
};
