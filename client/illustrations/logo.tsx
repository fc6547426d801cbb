import { Drawing, sage, ink, Wash } from './drawing.tsx';
import type { DrawingProps } from './drawing.tsx';

/** A boat on an even keel, with a leaf for a sail. */
export function Logo(props: DrawingProps) {
  return (
    <Drawing width={32} height={32} weight={2} {...props}>
      <Wash fill={sage} d="M17.5 3.5c6 2 8.8 6.6 7.6 13h-7.6z" />
      <path d="M14.5 3.2v13.3M14.5 8c-3.4 1.2-5.4 4.2-5.6 8.5h5.6" strokeWidth={1.8} />
      <Wash fill={ink} d="M3 19h26c-.9 4.6-5.3 7.2-10.8 7.2l-.7 4h-3l-.7-4C8.3 26.2 3.9 23.6 3 19z" />
    </Drawing>
  );
}
