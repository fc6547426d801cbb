import type { ComponentPropsWithoutRef } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

type CardProps = ComponentPropsWithoutRef<'section'> & {
  as?: 'section' | 'article' | 'div' | 'li';
};

/** A sheet on the desk. */
export function Card({ as: Tag = 'section', className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(styles.card, className)} />;
}
