import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { isOwnEcho, type SentValues } from './controlled-input-echo.ts';

export interface SearchInputProps {
  readonly label: string;
  /** For a placeholder that is more specific than the label. */
  readonly placeholder?: string;
  /** The search text; may come back later than it was sent, as from the address. */
  readonly value: string;
  readonly onChange: (words: string) => void;
  /** For a search on the server: the pause in typing before it is sent, in milliseconds. */
  readonly pauseMs?: number;
  readonly className?: string | undefined;
}

/** A search field: the text stays as typed, however late `value` follows, and is sent without the spaces around it. */
export function SearchInput({ label, placeholder, value, onChange, pauseMs = 0, className }: SearchInputProps) {
  const [text, setText] = useState(value);
  const sent = useRef<SentValues>([]);
  useEffect(() => {
    const rest = isOwnEcho(sent.current, value);
    if (rest === null) setText(value);
    sent.current = rest ?? [];
  }, [value]);
  const tell = (typed: string) => {
    const words = typed.trim();
    if (words === (sent.current.at(-1) ?? value)) return;
    sent.current = [...sent.current, words];
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
