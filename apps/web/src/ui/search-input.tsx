import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { isOwnEcho, type SentValues } from './controlled-input-echo.ts';

export interface SearchInputProps {
  readonly label: string;
  /** Where it says more than the label. */
  readonly placeholder?: string;
  /** What is searched for; may come back later than it was told, as from the address. */
  readonly value: string;
  readonly onChange: (words: string) => void;
  /** For a search that asks the server: how long typing rests before it is told, in milliseconds. */
  readonly pauseMs?: number;
  readonly className?: string | undefined;
}

/** Where one types what to look for: what is typed stays as typed, however late `value` follows, and is told without the spaces around it. */
export function SearchInput({ label, placeholder, value, onChange, pauseMs = 0, className }: SearchInputProps) {
  const [text, setText] = useState(value);
  const told = useRef<SentValues>([]);
  useEffect(() => {
    const rest = isOwnEcho(told.current, value);
    if (rest === null) setText(value);
    told.current = rest ?? [];
  }, [value]);
  const tell = (typed: string) => {
    const words = typed.trim();
    if (words === (told.current.at(-1) ?? value)) return;
    told.current = [...told.current, words];
    onChange(words);
  };
  const tellLater = useDebouncedCallback(tell, pauseMs);
  return (
    <TextInput
      className={className ?? ''}
      aria-label={label}
      placeholder={placeholder ?? label}
      type="search"
      leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        if (pauseMs === 0) tell(currentTarget.value);
        else tellLater(currentTarget.value);
      }}
      onBlur={() => tellLater.flush()}
    />
  );
}
