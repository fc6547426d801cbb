import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 4l1.8 4.2-2 1.6a11 11 0 005.9 5.9l1.6-2L20 15.5V19a1 1 0 01-1.1 1C11 19.3 4.7 13 4 5.1A1 1 0 015 4z" />
    </Icon>
  );
}
