/** Texts with all kinds of files. */
import sharp, {type Sharp} from 'sharp';
import {languages} from '../languages';

const guide = `---
title: Pictures
description: All kinds of files that a text may name.
---

![A wide picture, "quoted" & more](./wide.png "What it shows")

Text with ![a small picture](./Small%20one.jpg) in it.

## Further

![A picture by reference][middle]

- ![A drawing](./flow.svg)

[A table](./list.csv), [a paper](<./the paper.pdf>), [data](./data.json) and [a reference][list].

[middle]: ./middle.webp
[list]: ./list.csv
`;

/** Only a download, which no other text references. */
const download = `---
title: Download
description: One file.
---

[A handbook](<./the handbook.pdf>)
`;

const imported = `---
title: Imported
description: Files that the text imports.
---

import {Picture} from '@site/src/ui/Picture';
import wide from './wide.png?picture';
import plain from './wide.png';

<Picture of={wide} alt="The imported one" sizes="10rem" />

<a href={plain}>The file itself</a>
`;

const post = `---
slug: post
title: Post
description: A post with an image.
date: 2025-01-01
authors: [{name: Anna}]
image: ./cover.jpg
imageAlt: What the cover shows
---

Introduction.

<!-- truncate -->

![The cover again](./cover.jpg)
`;

/** Deterministic, so that the cache of encoded pictures works; too many colours for a palette. */
function picture(width: number, height: number): Sharp {
  const data = Uint8Array.from({length: width * height * 3}, (_, index) => (index * index) % 251);
  return sharp(data, {raw: {width, height, channels: 3}}).blur(2);
}

/** Returns the texts in all languages of these tests, and their files, by path. */
export async function gallery(): Promise<Record<string, string | Buffer>> {
  const guides = {
    'pictures.md': guide,
    'download.md': download,
    'imported.mdx': imported,
    'wide.png': await picture(1000, 250).png().toBuffer(),
    'Small one.jpg': await picture(120, 90).jpeg().toBuffer(),
    'middle.webp': await picture(500, 200).webp().toBuffer(),
    'flow.svg':
      '<!-- by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 200"><path d="M0 0h9v9z"/></svg>',
    'list.csv': 'name;value\none;1\n',
    'the paper.pdf': '%PDF-1.4\n%%EOF\n',
    'the handbook.pdf': '%PDF-1.7\n%%EOF\n',
    'data.json': '{"one": 1}',
  };
  const posts = {
    '2025-01-01-post.md': post,
    'cover.jpg': await picture(600, 300).jpeg().toBuffer(),
  };
  const below = (folder: string, files: Record<string, string | Buffer>) =>
    Object.entries(files).map(([name, data]) => [`${folder}/${name}`, data]);
  return Object.fromEntries([
    ...below('docs/gallery', guides),
    ...below('blog', posts),
    ...languages
      .filter((language) => language !== 'en')
      .flatMap((language) => [
        ...below(`i18n/${language}/docusaurus-plugin-content-docs/current/gallery`, guides),
        ...below(`i18n/${language}/docusaurus-plugin-content-blog`, posts),
      ]),
  ]);
}
