export {isPost, type GuideAction, type GuideCard, type GuideFrontMatter, type PostFrontMatter} from './frontMatter';
