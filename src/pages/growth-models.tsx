import {Announced} from './_components/Announced';

export default function GrowthModelsPage() {
  return <Announced page="growthModels" />;
}
