import { useEffect, useRef, useState } from 'react';
import { TextField } from './text-field.tsx';

/** How long after the last key the search starts (ms). */
const searchAfter = 300;

type SearchFieldProps = {
  label: string;
  /** What is searched for now. What is being typed runs ahead of it. */
  value: string;
  onSearch: (text: string) => void;
};

export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);

  // A value that no one typed, as after a step back, goes into the field.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = wanted;
      onSearch(wanted);
    }, searchAfter);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);

  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
