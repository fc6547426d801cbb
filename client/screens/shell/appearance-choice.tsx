import { useState } from 'react';
import { shellMessages } from '#messages/shell.ts';
import { appearances, chooseAppearance, readAppearance } from '../../settings/appearance.ts';
import { PillRadios } from '../../ui/pill-radios.tsx';

const options = appearances.map((value) => ({ value, label: shellMessages.appearances[value] }));

/** Light, dark, or as the device is set. */
export function AppearanceChoice() {
  const [appearance, setAppearance] = useState(readAppearance);
  return (
    <PillRadios
      legend={shellMessages.appearance}
      options={options}
      value={appearance}
      onChange={(chosen) => {
        chooseAppearance(chosen);
        setAppearance(chosen);
      }}
    />
  );
}
