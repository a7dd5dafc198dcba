import {Children, isValidElement, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Highlight, Prism} from 'prism-react-renderer';
import {Check, Copy} from '@site/src/components/ui/icons';
import {IconButton} from '@site/src/components/ui/IconButton';
import styles from './CodeBlock.module.css';

/** Token types get class names and no inline styles: colours are tokens, in both themes. */
const noTheme = {plain: {}, styles: []};

interface CodeProps {
  className?: string;
  children?: ReactNode;
}

function codeOf(children: ReactNode): {code: string; language: string} {
  const [element] = Children.toArray(children);
  const {className = '', children: text} = isValidElement<CodeProps>(element) ? element.props : {};
  return {
    code: String(text ?? '').replace(/\n$/, ''),
    language: /\blanguage-(\S+)/.exec(className)?.[1] ?? 'text',
  };
}

/** A fenced block of code, highlighted at build; the page script does the copying. */
export function CodeBlock({children}: {children?: ReactNode}) {
  const {code, language} = codeOf(children);
  return (
    <div className={styles.block}>
      <Highlight prism={Prism} theme={noTheme} code={code} language={language}>
        {({tokens, getTokenProps}) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it
          <pre tabIndex={0} data-language={language}>
            <code>
              {tokens.map((line, number) => [
                number > 0 && '\n',
                ...line.map((token, index) =>
                  token.types.every((type) => type === 'plain') ? (
                    token.content.replace(/^\n$/, '')
                  ) : (
                    <span key={`${number}-${index}`} className={getTokenProps({token}).className}>
                      {token.content}
                    </span>
                  ),
                ),
              ])}
            </code>
          </pre>
        )}
      </Highlight>
      <IconButton
        className={`${styles.copy} screenOnly scriptOnly`}
        data-copy={translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}
        aria-label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
      >
        <Copy aria-hidden size={18} />
        <Check aria-hidden size={18} />
      </IconButton>
    </div>
  );
}
