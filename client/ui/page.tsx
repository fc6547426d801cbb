import { createContext, useContext, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { uiMessages } from '#messages/ui.ts';
import { classNames } from './class-names.ts';
import { row } from './layout.ts';
import styles from './page.module.css';

/** The product's name as the operator set it. */
export const ProductTitle = createContext<string>(uiMessages.productTitle);

/** The first screen of a visit leaves the focus where the browser put it. */
let isFirstScreen = true;

type PageProps = {
  /** Names the screen in the tab of the browser; the focus moves to the heading when it changes. */
  title: string;
  /** What the heading says, where that is not the title. */
  heading?: ReactNode;
  /** A line under the heading. */
  intro?: ReactNode;
  /** Links from here to where one came from and what belongs to it, in one line below. */
  ways?: ReactNode;
  /** `form` is 400 px, `narrow` is for reading, `wide` for cards, charts and tables. */
  width?: 'form' | 'narrow' | 'wide';
  children: ReactNode;
};

/** One screen: its only h1, its document title and its width. */
export function Page({ title, heading = title, intro, ways, width = 'narrow', children }: PageProps) {
  const productTitle = useContext(ProductTitle);
  const head = useRef<HTMLHeadingElement>(null);
  const announced = useRef<string>(null);

  useEffect(() => {
    document.title = `${title} – ${productTitle}`;
  }, [title, productTitle]);

  useEffect(() => {
    if (announced.current === title) return;
    announced.current = title;
    if (!isFirstScreen) head.current?.focus();
    isFirstScreen = false;
  }, [title]);

  return (
    <div className={classNames(styles.page, styles[width])}>
      <header className={styles.head}>
        <h1 ref={head} tabIndex={-1}>
          {heading}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {ways && <p className={row(5, 'rows0', 'links')}>{ways}</p>}
      </header>
      {children}
    </div>
  );
}
