declare module 'github-slugger' {
  /** Makes anchors of headings as GitHub and Docusaurus do, each once. */
  export default class GithubSlugger {
    slug(heading: string): string;
  }
}
