import {Children, type ComponentProps, isValidElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import prismIncludeLanguages from '@theme/prism-include-languages';
import {Highlight, Prism, type Token} from 'prism-react-renderer';
import {Check, Copy, TextWrap} from '@site/src/ui/icons';
import {IconButton} from '@site/src/ui/IconButton';
import {readLetterMeta} from '@site/src/lib/letterMeta';
import {createCodeBlockMetadata} from '@site/src/rendering/codeBlock';
import {Letter} from './Letter';
import styles from './CodeBlock.module.css';

// The languages of `themeConfig.prism.additionalLanguages`: highlighted at build, they cost readers nothing.
prismIncludeLanguages(Prism as unknown as Parameters<typeof prismIncludeLanguages>[0]);

/** Token types get class names and no inline styles: colours are tokens, in both themes. */
const noTheme = {plain: {}, styles: []};

/** Signs that fit beside each other in the column of a text: longer lines may be wrapped by choice. */
const fitting = 75;

/** These wrap by themselves. */
const wrapped = ['text', 'letter'];

/** As `@theme/CodeBlock` takes them. */
export interface CodeBlockProps {
  /** Names the language: `language-js`. */
  className?: string;
  language?: string;
  title?: ReactNode;
  /** `true`, or the number of the first line. */
  showLineNumbers?: boolean | number;
  /** What Markdown writes behind the language. */
  metastring?: string;
  children?: ReactNode;
}

/** The text of a block; none where it holds elements. */
function textOf(children: ReactNode): string | undefined {
  const parts = Children.toArray(children);
  return parts.some(isValidElement) ? undefined : parts.join('');
}

function Words({tokens, classOf}: {tokens: readonly Token[]; classOf: (token: Token) => string}) {
  return tokens.map((token, index) =>
    token.types.every((type) => type === 'plain') ? (
      token.content.replace(/^\n$/, '')
    ) : (
      <span key={index} className={classOf(token)}>
        {token.content}
      </span>
    ),
  );
}

/** Does without script what the button of Docusaurus does. */
function WrapBox() {
  return (
    <label className={`${styles.wrap} screenOnly`} data-article="omit">
      <input
        type="checkbox"
        aria-label={translate({
          id: 'theme.CodeBlock.wordWrapToggle',
          message: 'Toggle word wrap',
        })}
      />
      <TextWrap aria-hidden size={18} />
    </label>
  );
}

function HighlightedCode({source, ...props}: CodeBlockProps & {source: string}) {
  const {prism} = useThemeConfig();
  const {className, language: named, metastring, title: given, showLineNumbers} = props;
  const {code, language, title, lineNumbersStart, lineClassNames} = createCodeBlockMetadata({
    code: source,
    className,
    language: named,
    defaultLanguage: prism.defaultLanguage,
    metastring,
    magicComments: prism.magicComments,
    title: given,
    showLineNumbers,
  });
  const numbered = lineNumbersStart !== undefined;
  const apart = numbered || Object.keys(lineClassNames).length > 0;
  const block = (
    <div className={styles.block}>
      <Highlight prism={Prism} theme={noTheme} code={code} language={language}>
        {({tokens, getTokenProps}) => (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it
          <pre tabIndex={0} data-language={language}>
            <code
              className={clsx(apart && styles.lines, numbered && styles.numbered) || undefined}
              style={numbered ? {counterReset: `line ${lineNumbersStart - 1}`} : undefined}
            >
              {language === 'letter' ? (
                <Letter text={code} {...readLetterMeta(metastring)} />
              ) : (
                tokens.map((line, number) => {
                  const words = (
                    <Words key={number} tokens={line} classOf={(token) => getTokenProps({token}).className} />
                  );
                  return apart ? (
                    <span key={number} className={clsx(lineClassNames[number]) || undefined}>
                      {words}
                      {'\n'}
                    </span>
                  ) : (
                    [number > 0 && '\n', words]
                  );
                })
              )}
            </code>
          </pre>
        )}
      </Highlight>
      <IconButton
        className={`${styles.copy} screenOnly scriptOnly`}
        data-copy={translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}
        data-refused={translate({
          id: 'reading.code.refused',
          message: 'Selected: press Ctrl or ⌘ and C',
          description: 'Beside a block of code that the browser does not let a button copy',
        })}
        aria-label={translate({id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard'})}
      >
        <Copy aria-hidden size={18} />
        <Check aria-hidden size={18} />
      </IconButton>
      {!wrapped.includes(language) && code.split('\n').some(({length}) => length > fitting) && <WrapBox />}
    </div>
  );
  return title ? (
    <div className={styles.titled}>
      <p className={styles.title} data-article="title">
        {title}
      </p>
      {block}
    </div>
  ) : (
    block
  );
}

/** A block of code, highlighted at build; the page script does the copying. */
export function CodeBlock({children, ...props}: CodeBlockProps) {
  const source = textOf(children);
  return source === undefined ? (
    <pre className={props.className}>
      <code>{children}</code>
    </pre>
  ) : (
    <HighlightedCode {...props} source={source} />
  );
}

/** What Markdown makes of a fenced block: the code element in it says everything about it. */
export function Fence({children, ...props}: ComponentProps<'pre'>) {
  const [only, ...others] = Children.toArray(children);
  return isValidElement<CodeBlockProps>(only) && others.length === 0 && only.type === 'code' ? (
    <CodeBlock {...only.props} />
  ) : (
    <pre {...props}>{children}</pre>
  );
}
