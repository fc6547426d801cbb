import type { ReactNode } from 'react';

type IconProps = { className?: string };

/** A sign of 24 units in the colour of the text beside it; always decoration. */
function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  );
}

export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 10l5 5 5-5" />
    </Icon>
  );
}

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

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 4l1.8 4.2-2 1.6a11 11 0 005.9 5.9l1.6-2L20 15.5V19a1 1 0 01-1.1 1C11 19.3 4.7 13 4 5.1A1 1 0 015 4z" />
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

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15" />
    </Icon>
  );
}

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M13.5 4.5h6v6M19.5 4.5L11 13M17.5 14v5a1 1 0 01-1 1H5.5a1 1 0 01-1-1V8a1 1 0 011-1h5" />
    </Icon>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 11h12a1 1 0 011 1v7a1 1 0 01-1 1H6a1 1 0 01-1-1v-7a1 1 0 011-1z" />
      <path d="M8 11V8a4 4 0 018 0v3M12 14.5v2.5" />
    </Icon>
  );
}

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 8V4h10v4M7 17H5a1 1 0 01-1-1V9a1 1 0 011-1h14a1 1 0 011 1v7a1 1 0 01-1 1h-2" />
      <path d="M7 14h10v6H7z" />
    </Icon>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="3" />
    </Icon>
  );
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 12h.01M12 12h.01M18.5 12h.01" strokeWidth="3" />
    </Icon>
  );
}

export function AgainIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12a7 7 0 107-7H7M10 8L7 5l3-3" />
    </Icon>
  );
}

export function ExpandIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7" />
    </Icon>
  );
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 16v-5a6 6 0 0112 0v5l1.5 2h-15zM10 20.5h4" />
    </Icon>
  );
}

export function ColoursIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5v17a8.5 8.5 0 000-17z" fill="currentColor" />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  );
}
