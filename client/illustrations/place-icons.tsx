import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11l8-7 8 7v8a1 1 0 01-1 1H5a1 1 0 01-1-1z" />
      <path d="M9.5 20v-5.5h5V20" />
    </Icon>
  );
}

export function TestsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 4h12a1 1 0 011 1v14a1 1 0 01-1 1H6a1 1 0 01-1-1V5a1 1 0 011-1z" />
      <path d="M8 9l1.25 1.25L11.5 8M14 9.25h2M8 15l1.25 1.25L11.5 14M14 15.25h2" />
    </Icon>
  );
}

export function StatsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4v15a1 1 0 001 1h15" />
      <path d="M7.5 15l4-5 3.5 3 5-6.5" />
    </Icon>
  );
}

export function HealthIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20C5 15.5 3.5 12 3.5 9.2A4.6 4.6 0 0112 6.7a4.6 4.6 0 018.5 2.5C20.5 12 19 15.5 12 20z" />
    </Icon>
  );
}

export function AdminIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h8M18 7h2M4 17h2M12 17h8" />
      <circle cx="15" cy="7" r="2.75" />
      <circle cx="9" cy="17" r="2.75" />
    </Icon>
  );
}

export function PersonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20c.7-4.5 3.5-6.5 7.5-6.5s6.8 2 7.5 6.5" />
    </Icon>
  );
}

export function SignOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13 4H6a1 1 0 00-1 1v14a1 1 0 001 1h7M10.5 12H20M16.5 8l4 4-4 4" />
    </Icon>
  );
}

export function WritingIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 20h4L19 9l-4-4L4 16z" />
      <path d="m13 7 4 4" />
    </Icon>
  );
}
