import{a as r}from"./chunk.9dd1fb4b.js";import"./chunk.177337f9.js";import"./chunk.e1f55f8f.js";import"./chunk.eb80d77f.js";import"./chunk.7ecce454.js";import"./chunk.29a85c17.js";import"./chunk.70bc0892.js";import"./chunk.23a0158d.js";import"./chunk.1a2b0017.js";import"./chunk.79a239b5.js";import{a as l,b as c,c as n,d as a,n as t}from"./chunk.a0c2a7b7.js";var s=l("content/docs/2.x/api/LayoutAnimations/exitAnimations.mdx");function o(i){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",h3:"h3",li:"li",ol:"ol",p:"p",pre:"pre",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...i.components};return a(c,{children:[a(e.p,{children:["An exiting animation plays when a component unmounts, before its view disappears. Set one of the presets with the ",n(e.code,{children:"exiting"}),` prop. Available since 2.3.0.
Choose a preset to play it; the figure takes the same modifiers as the library.`]}),`
`,n(r,{direction:"exiting",version:"2.x"}),`
`,a(e.h2,{id:"signature",children:["Signature",n(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,n(e.div,{className:"code-block","data-language":"ts",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:comment">// excerpt from the props of animated components</span>
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">AnimateProps</span> {
</span><span class="code-line">  exiting?:
</span><span class="code-line">    | <span class="code:entity.name.type">BaseAnimationBuilder</span>
</span><span class="code-line">    | typeof BaseAnimationBuilder
</span><span class="code-line">    | <span class="code:entity.name.type">EntryExitAnimationFunction</span>
</span><span class="code-line">    | <span class="code:entity.name.type">Keyframe</span>;
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:comment">// excerpt: every static method exists as an instance method too</span>
</span><span class="code-line"><span class="code:keyword">class </span><span class="code:entity.name.type">BaseAnimationBuilder</span> {
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">duration</span>(durationMs: <span class="code:entity.name.type">number</span>): <span class="code:entity.name.type">BaseAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">delay</span>(durationMs: <span class="code:entity.name.type">number</span>): <span class="code:entity.name.type">BaseAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">withCallback</span>(
</span><span class="code-line">    <span class="code:entity.name.function">callback</span>: (finished: <span class="code:entity.name.type">boolean</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span>
</span><span class="code-line">  ): <span class="code:entity.name.type">BaseAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">randomDelay</span>(): <span class="code:entity.name.type">BaseAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:entity.name.function">build</span>: () <span class="code:keyword">=> </span><span class="code:entity.name.type">LayoutAnimationFunction</span> | <span class="code:entity.name.type">EntryExitAnimationFunction</span>;
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">class </span><span class="code:entity.name.type">ComplexAnimationBuilder </span><span class="code:keyword">extends </span><span class="code:entity.name.type">BaseAnimationBuilder</span> {
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">duration</span>(durationMs: <span class="code:entity.name.type">number</span>): <span class="code:entity.name.type">ComplexAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">delay</span>(durationMs: <span class="code:entity.name.type">number</span>): <span class="code:entity.name.type">ComplexAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">withCallback</span>(
</span><span class="code-line">    <span class="code:entity.name.function">callback</span>: (finished: <span class="code:entity.name.type">boolean</span>) <span class="code:keyword">=> </span><span class="code:entity.name.type">void</span>
</span><span class="code-line">  ): <span class="code:entity.name.type">ComplexAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">withInitialValues</span>(values: <span class="code:entity.name.type">StyleProps</span>): <span class="code:entity.name.type">BaseAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">easing</span>(easingFunction: <span class="code:entity.name.type">EasingFunction</span>): <span class="code:entity.name.type">ComplexAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">springify</span>(): <span class="code:entity.name.type">ComplexAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">damping</span>(dampingFactor: <span class="code:entity.name.type">number</span>): <span class="code:entity.name.type">ComplexAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">mass</span>(mass: <span class="code:entity.name.type">number</span>): <span class="code:entity.name.type">ComplexAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">stiffness</span>(stiffnessFactor: <span class="code:entity.name.type">number</span>): <span class="code:entity.name.type">ComplexAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">overshootClamping</span>(
</span><span class="code-line">    overshootClampingFactor: <span class="code:entity.name.type">number</span>
</span><span class="code-line">  ): <span class="code:entity.name.type">ComplexAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">restDisplacementThreshold</span>(
</span><span class="code-line">    restDisplacementThresholdFactor: <span class="code:entity.name.type">number</span>
</span><span class="code-line">  ): <span class="code:entity.name.type">ComplexAnimationBuilder</span>;
</span><span class="code-line">  <span class="code:keyword">static </span><span class="code:entity.name.function">restSpeedThreshold</span>(
</span><span class="code-line">    restSpeedThresholdFactor: <span class="code:entity.name.type">number</span>
</span><span class="code-line">  ): <span class="code:entity.name.type">ComplexAnimationBuilder</span>;
</span><span class="code-line">}
</span>`}})})}),`
`,a("details",{children:[a("summary",{children:["Types: ",n("code",{children:"LayoutAnimationFunction"})]}),n(e.div,{className:"code-block","data-language":"ts",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">LayoutAnimationFunction</span> = (
</span><span class="code-line">  targetValues: <span class="code:entity.name.type">LayoutAnimationsValues</span>
</span><span class="code-line">) <span class="code:keyword">=> </span><span class="code:entity.name.type">LayoutAnimation</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">LayoutAnimationsValues</span> = {
</span><span class="code-line">  currentOriginX: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentOriginY: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentWidth: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentHeight: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentGlobalOriginX: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  currentGlobalOriginY: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetOriginX: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetOriginY: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetWidth: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetHeight: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetGlobalOriginX: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  targetGlobalOriginY: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  windowWidth: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">  windowHeight: <span class="code:entity.name.type">number</span>;
</span><span class="code-line">};
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">type </span><span class="code:entity.name.type">LayoutAnimation</span> = {
</span><span class="code-line">  initialValues: <span class="code:entity.name.type">StyleProps</span>;
</span><span class="code-line">  animations: <span class="code:entity.name.type">AnimateStyle</span>;
</span><span class="code-line">};
</span>`}})})}),a(e.p,{children:[n(e.code,{children:"AnimateStyle<S>"})," is the style ",n(e.code,{children:"S"}),", in which an animated value may stand for each property."]})]}),`
`,n(e.p,{children:"Types in the signature:"}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:[n(e.code,{children:"StyleProps"}),": an object of view and text styles, ",n(e.code,{children:"originX"}),", ",n(e.code,{children:"originY"}),", and any other key."]}),`
`,a(e.li,{children:[n(e.code,{children:"EasingFunction"}),": ",n(e.code,{children:"(value: number) => number"}),", a worklet."]}),`
`,a(e.li,{children:[n(e.code,{children:"EntryExitAnimationFunction"}),", ",n(e.code,{children:"LayoutAnimationFunction"}),": worklets; see ",n(e.a,{...s[0],children:"Custom Animations"}),"."]}),`
`,a(e.li,{children:[n(e.code,{children:"Keyframe"}),": see ",n(e.a,{...s[1],children:"Keyframe Animations"}),"."]}),`
`]}),`
`,a(e.h2,{id:"when-to-use-it",children:["When to use it",n(e.a,{className:"hash-link",href:"#when-to-use-it","aria-label":"Direct link to When to use it",title:"Direct link to When to use it"})]}),`
`,a(e.p,{children:[`Use a preset when a removed component should not vanish in the next frame. Reanimated watches the views: when one is about to be removed, it plays the
animation first and removes the view afterwards. For a movement in several steps there are `,n(e.a,{...s[2],children:"keyframes"}),`, and for anything else a
`,n(e.a,{...s[3],children:"custom animation"}),"."]}),`
`,a(e.ol,{children:[`
`,n(e.li,{children:"Import a preset."}),`
`,a(e.li,{children:["Set it as ",n(e.code,{children:"exiting"})," on a component of Reanimated, or on one made with ",n(e.code,{children:"Animated.createAnimatedComponent"}),"."]}),`
`,n(e.li,{children:"Chain modifiers if needed."}),`
`]}),`
`,a(e.h2,{id:"parameters",children:["Parameters",n(e.a,{className:"hash-link",href:"#parameters","aria-label":"Direct link to Parameters",title:"Direct link to Parameters"})]}),`
`,a(e.h3,{id:"modifiers",children:["Modifiers",n(e.a,{className:"hash-link",href:"#modifiers","aria-label":"Direct link to Modifiers",title:"Direct link to Modifiers"})]}),`
`,n(e.p,{children:"For all groups except Bounce:"}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Modifier"}),n(e.th,{children:"Effect"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"duration"})}),a(e.td,{children:["Length in milliseconds: 300 by default. Not with ",n(e.code,{children:"springify"}),"."]})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"delay"})}),n(e.td,{children:"Wait before the start, in milliseconds: 0 by default."})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"randomDelay"})}),n(e.td,{children:"Wait a random time between 0 and the given delay, or up to 1000 ms without one. Takes no argument."})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"easing"})}),a(e.td,{children:["The curve, as for ",n(e.a,{...s[4],children:n(e.code,{children:"withTiming"})}),": ",n(e.code,{children:"Easing.inOut(Easing.quad)"})," by default. Not with ",n(e.code,{children:"springify"}),"."]})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"springify"})}),n(e.td,{children:"Use a spring instead of a timing. Takes no argument."})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"withCallback"})}),a(e.td,{children:["Takes a worklet ",n(e.code,{children:"(finished) => void"}),", which is called when the animation ends."]})]})]})]}),`
`,a(e.p,{children:[n(e.code,{children:"withInitialValues"})," takes a style object, which replaces starting values of the preset (since 2.5)."]}),`
`,a(e.p,{children:["After ",n(e.code,{children:"springify()"})," there are also the settings of ",n(e.a,{...s[5],children:n(e.code,{children:"withSpring"})}),", as modifiers with the same names:"]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Spring setting"}),n(e.th,{children:"Default"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"damping(n)"})}),n(e.td,{children:"10"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"mass(n)"})}),n(e.td,{children:"1"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"stiffness(n)"})}),n(e.td,{children:"100"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"overshootClamping(flag)"})}),a(e.td,{children:[n(e.code,{children:"false"}),"; the typings ask for a number"]})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"restDisplacementThreshold(n)"})}),n(e.td,{children:"0.01"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"restSpeedThreshold(n)"})}),n(e.td,{children:"2"})]})]})]}),`
`,a(e.h3,{id:"modifiers-of-bounce",children:["Modifiers of Bounce",n(e.a,{className:"hash-link",href:"#modifiers-of-bounce","aria-label":"Direct link to Modifiers of Bounce",title:"Direct link to Modifiers of Bounce"})]}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Modifier"}),n(e.th,{children:"Effect"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"duration"})}),n(e.td,{children:"Length of all steps together, in milliseconds: 600 by default."})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"delay"})}),n(e.td,{children:"Wait before the start, in milliseconds: 0 by default."})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"randomDelay"})}),n(e.td,{children:"Wait a random time, as above."})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"withCallback"})}),n(e.td,{children:"Takes a worklet, as above."})]})]})]}),`
`,a(e.p,{children:[n(e.code,{children:"withInitialValues"})," works too, but the typings of Bounce lack it."]}),`
`,a(e.h2,{id:"return-value",children:["Return value",n(e.a,{className:"hash-link",href:"#return-value","aria-label":"Direct link to Return value",title:"Direct link to Return value"})]}),`
`,a(e.p,{children:["Each modifier returns the builder. Pass it as ",n(e.code,{children:"exiting"}),"."]}),`
`,a(e.h2,{id:"example",children:["Example",n(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,a(e.p,{children:["Press ",n(e.em,{children:"Toggle"}),": the note leaves to the right, and the text below it changes only when it is gone, because the callback sets it. Press ",n(e.em,{children:"Toggle"}),` again: it fades
in.`]}),`
`,n(e.div,{className:"code-block","data-language":"tsx",children:n(e.pre,{tabIndex:"0",children:n(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useState } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { Button, StyleSheet, Text, View } <span class="code:keyword">from </span><span class="code:string">'react-native'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  FadeIn,
</span><span class="code-line">  runOnJS,
</span><span class="code-line">  SlideOutRight,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">DismissibleNote</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> [visible, setVisible] = <span class="code:entity.name.function">useState</span>(<span class="code:constant">true</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> [status, setStatus] = <span class="code:entity.name.function">useState</span>(<span class="code:string">''</span>);
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">const</span> exiting = SlideOutRight.<span class="code:entity.name.function">duration</span>(<span class="code:constant">500</span>).<span class="code:entity.name.function">withCallback</span>((finished) <span class="code:keyword">=></span> {
</span><span class="code-line">    <span class="code:string">'worklet'</span>;
</span><span class="code-line">    <span class="code:entity.name.function">runOnJS</span>(setStatus)(finished ? <span class="code:string">'gone'</span> : <span class="code:string">'interrupted'</span>);
</span><span class="code-line">  });
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">View</span>>
</span><span class="code-line">      {visible &amp;&amp; (
</span><span class="code-line">        &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">          entering={FadeIn}
</span><span class="code-line">          exiting={exiting}
</span><span class="code-line">          style={styles.note}
</span><span class="code-line">        >
</span><span class="code-line">          &lt;<span class="code:entity.name.type">Text</span>>Unsaved changes&lt;/<span class="code:entity.name.type">Text</span>>
</span><span class="code-line">        &lt;/<span class="code:entity.name.type">Animated.View</span>>
</span><span class="code-line">      )}
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Button</span> title=<span class="code:string">"Toggle"</span> onPress={() <span class="code:keyword">=> </span><span class="code:entity.name.function">setVisible</span>(!visible)} />
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Text</span>>{status}&lt;/<span class="code:entity.name.type">Text</span>>
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">View</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">const</span> styles = StyleSheet.<span class="code:entity.name.function">create</span>({
</span><span class="code-line">  note: { margin: <span class="code:constant">8</span>, padding: <span class="code:constant">16</span>, backgroundColor: <span class="code:string">'#e0e1dd'</span> },
</span><span class="code-line">});
</span>`}})})}),`
`,a(e.h2,{id:"predefined-animations",children:["Predefined animations",n(e.a,{className:"hash-link",href:"#predefined-animations","aria-label":"Direct link to Predefined animations",title:"Direct link to Predefined animations"})]}),`
`,n(e.p,{children:"There are 39 presets in ten groups. They last 300 ms by default, and those of Bounce 600 ms."}),`
`,a(e.p,{children:["The side in a name says where the view goes: ",n(e.code,{children:"Up"})," upwards, ",n(e.code,{children:"Down"})," downwards. ",n(e.code,{children:"current…"})," is the geometry of the view before it leaves, ",n(e.code,{children:"windowWidth"}),` and
`,n(e.code,{children:"windowHeight"})," are the size of the window."]}),`
`,a(e.h3,{id:"fade",children:["Fade",n(e.a,{className:"hash-link",href:"#fade","aria-label":"Direct link to Fade",title:"Direct link to Fade"})]}),`
`,n(e.p,{children:"The opacity changes; presets with a side also move the view by 25 units."}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Motion"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"FadeOut"})}),n(e.td,{children:"opacity 1 → 0"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"FadeOutRight"})}),n(e.td,{children:"opacity 1 → 0; translateX 0 → 25"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"FadeOutLeft"})}),n(e.td,{children:"opacity 1 → 0; translateX 0 → −25"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"FadeOutUp"})}),n(e.td,{children:"opacity 1 → 0; translateY 0 → −25"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"FadeOutDown"})}),n(e.td,{children:"opacity 1 → 0; translateY 0 → 25"})]})]})]}),`
`,a(e.h3,{id:"bounce",children:["Bounce",n(e.a,{className:"hash-link",href:"#bounce","aria-label":"Direct link to Bounce",title:"Direct link to Bounce"})]}),`
`,n(e.p,{children:"The view swings past its place several times."}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Motion"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"BounceOut"})}),n(e.td,{children:"scale 1 → 1.1 → 0.9 → 1.2 → 0"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"BounceOutRight"})}),n(e.td,{children:"translateX 0 → −10 → 10 → −20 → windowWidth"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"BounceOutLeft"})}),n(e.td,{children:"translateX 0 → 10 → −10 → 20 → −windowWidth"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"BounceOutUp"})}),n(e.td,{children:"translateY 0 → 10 → −10 → 20 → −windowHeight"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"BounceOutDown"})}),n(e.td,{children:"translateY 0 → −10 → 10 → −20 → windowHeight"})]})]})]}),`
`,n(e.p,{children:"The four steps take 15 %, 15 %, 15 % and 55 % of the time."}),`
`,a(e.h3,{id:"flip",children:["Flip",n(e.a,{className:"hash-link",href:"#flip","aria-label":"Direct link to Flip",title:"Direct link to Flip"})]}),`
`,n(e.p,{children:"The view turns about an axis in 3D."}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Motion"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"FlipOutYRight"})}),n(e.td,{children:"perspective 500; rotateY 0deg → 90deg; translateX 0 → currentWidth"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"FlipOutYLeft"})}),n(e.td,{children:"perspective 500; rotateY 0deg → −90deg; translateX 0 → −currentWidth"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"FlipOutXUp"})}),n(e.td,{children:"perspective 500; rotateX 0deg → 90deg; translateY 0 → −currentHeight"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"FlipOutXDown"})}),n(e.td,{children:"perspective 500; rotateX 0deg → −90deg; translateY 0 → currentHeight"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"FlipOutEasyX"})}),n(e.td,{children:"perspective 500; rotateX 0deg → 90deg"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"FlipOutEasyY"})}),n(e.td,{children:"perspective 500; rotateY 0deg → 90deg"})]})]})]}),`
`,a(e.h3,{id:"stretch",children:["Stretch",n(e.a,{className:"hash-link",href:"#stretch","aria-label":"Direct link to Stretch",title:"Direct link to Stretch"})]}),`
`,n(e.p,{children:"The view is scaled along one axis."}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Motion"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"StretchOutX"})}),n(e.td,{children:"scaleX 1 → 0"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"StretchOutY"})}),n(e.td,{children:"scaleY 1 → 0"})]})]})]}),`
`,a(e.h3,{id:"zoom",children:["Zoom",n(e.a,{className:"hash-link",href:"#zoom","aria-label":"Direct link to Zoom",title:"Direct link to Zoom"})]}),`
`,n(e.p,{children:"The view is scaled; presets with a side also move it."}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Motion"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"ZoomOut"})}),n(e.td,{children:"scale 1 → 0"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"ZoomOutRotate"})}),n(e.td,{children:"scale 1 → 0; rotate 0 → 0.3 rad"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"ZoomOutRight"})}),n(e.td,{children:"translateX 0 → windowWidth; scale 1 → 0"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"ZoomOutLeft"})}),n(e.td,{children:"translateX 0 → −windowWidth; scale 1 → 0"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"ZoomOutUp"})}),n(e.td,{children:"translateY 0 → −windowHeight; scale 1 → 0"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"ZoomOutDown"})}),n(e.td,{children:"translateY 0 → windowHeight; scale 1 → 0"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"ZoomOutEasyUp"})}),n(e.td,{children:"translateY 0 → −currentHeight; scale 1 → 0"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"ZoomOutEasyDown"})}),n(e.td,{children:"translateY 0 → currentHeight; scale 1 → 0"})]})]})]}),`
`,a(e.h3,{id:"slide",children:["Slide",n(e.a,{className:"hash-link",href:"#slide","aria-label":"Direct link to Slide",title:"Direct link to Slide"})]}),`
`,n(e.p,{children:"The view moves in a straight line, without a change of opacity."}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Motion"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"SlideOutRight"})}),n(e.td,{children:"originX currentOriginX → max(currentOriginX + windowWidth, windowWidth)"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"SlideOutLeft"})}),n(e.td,{children:"originX currentOriginX → min(currentOriginX − windowWidth, −windowWidth)"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"SlideOutUp"})}),n(e.td,{children:"originY currentOriginY → min(currentOriginY − windowHeight, −windowHeight)"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"SlideOutDown"})}),n(e.td,{children:"originY currentOriginY → max(currentOriginY + windowHeight, windowHeight)"})]})]})]}),`
`,a(e.h3,{id:"lightspeed",children:["LightSpeed",n(e.a,{className:"hash-link",href:"#lightspeed","aria-label":"Direct link to LightSpeed",title:"Direct link to LightSpeed"})]}),`
`,n(e.p,{children:"The view moves fast and sideways, while opacity and skew change."}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Motion"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"LightSpeedOutRight"})}),n(e.td,{children:"opacity 1 → 0; translateX 0 → windowWidth; skewX 0deg → −45deg"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"LightSpeedOutLeft"})}),n(e.td,{children:"opacity 1 → 0; translateX 0 → −windowWidth; skewX 0deg → 45deg"})]})]})]}),`
`,a(e.h3,{id:"pinwheel",children:["Pinwheel",n(e.a,{className:"hash-link",href:"#pinwheel","aria-label":"Direct link to Pinwheel",title:"Direct link to Pinwheel"})]}),`
`,n(e.p,{children:"The view turns, while scale and opacity change."}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Motion"})]})}),n(e.tbody,{children:a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"PinwheelOut"})}),n(e.td,{children:"opacity 1 → 0; scale 1 → 0; rotate 0 → 5 rad"})]})})]}),`
`,a(e.h3,{id:"roll",children:["Roll",n(e.a,{className:"hash-link",href:"#roll","aria-label":"Direct link to Roll",title:"Direct link to Roll"})]}),`
`,n(e.p,{children:"The view rolls sideways."}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Motion"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"RollOutLeft"})}),n(e.td,{children:"translateX 0 → −windowWidth; rotate 0deg → −180deg"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"RollOutRight"})}),n(e.td,{children:"translateX 0 → windowWidth; rotate 0deg → 180deg"})]})]})]}),`
`,a(e.h3,{id:"rotate",children:["Rotate",n(e.a,{className:"hash-link",href:"#rotate","aria-label":"Direct link to Rotate",title:"Direct link to Rotate"})]}),`
`,n(e.p,{children:"The view turns about a corner, while the opacity changes."}),`
`,a(e.table,{children:[n(e.thead,{children:a(e.tr,{children:[n(e.th,{children:"Name"}),n(e.th,{children:"Motion"})]})}),a(e.tbody,{children:[a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"RotateOutDownLeft"})}),n(e.td,{children:"opacity 1 → 0; rotate 0deg → 90deg; translateX 0 → d; translateY 0 → d"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"RotateOutDownRight"})}),n(e.td,{children:"opacity 1 → 0; rotate 0deg → −90deg; translateX 0 → −d; translateY 0 → d"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"RotateOutUpLeft"})}),n(e.td,{children:"opacity 1 → 0; rotate 0deg → −90deg; translateX 0 → d; translateY 0 → −d"})]}),a(e.tr,{children:[n(e.td,{children:n(e.code,{children:"RotateOutUpRight"})}),n(e.td,{children:"opacity 1 → 0; rotate 0deg → 90deg; translateX 0 → −d; translateY 0 → −d"})]})]})]}),`
`,n(e.p,{children:"Here d = currentWidth/2 − currentHeight/2."}),`
`,a(e.h2,{id:"remarks",children:["Remarks",n(e.a,{className:"hash-link",href:"#remarks","aria-label":"Direct link to Remarks",title:"Direct link to Remarks"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:["You can set a class (",n(e.code,{children:"FadeOut"}),") or a builder (",n(e.code,{children:"FadeOut.duration(500)"}),"). Every modifier is a static method and a method of builders, so calls can be chained."]}),`
`,a(e.li,{children:["In TypeScript call ",n(e.code,{children:"randomDelay"})," and ",n(e.code,{children:"withInitialValues"})," last. Their type is the base class, which lacks ",n(e.code,{children:"easing"}),", ",n(e.code,{children:"springify"})," and the spring settings."]}),`
`,a(e.li,{children:["Spring settings have an effect only after ",n(e.code,{children:"springify()"}),"; ",n(e.code,{children:"duration"})," and ",n(e.code,{children:"easing"})," only without it."]}),`
`,a(e.li,{children:["A 0 for ",n(e.code,{children:"duration"})," (except in Bounce), ",n(e.code,{children:"damping"}),", ",n(e.code,{children:"mass"}),", ",n(e.code,{children:"stiffness"})," or a threshold is ignored, and the default applies."]}),`
`,a(e.li,{children:["The ",n(e.code,{children:"exiting"})," prop is read once, when the component mounts (2.14.4). To change it later, mount the component again, for example with another ",n(e.code,{children:"key"}),"."]}),`
`,a(e.li,{children:["The function in ",n(e.code,{children:"withCallback"})," runs on the UI thread and needs the ",n(e.code,{children:"'worklet'"})," directive. Use ",n(e.a,{...s[6],children:n(e.code,{children:"runOnJS"})}),` in it to reach React
state.`]}),`
`,n(e.li,{children:"In 2.x these animations have no effect on web, under Jest and with the Chrome debugger."}),`
`,a(e.li,{children:[n(e.code,{children:"ZoomOutRotate"})," has one more modifier, ",n(e.code,{children:"rotate(degree)"}),", which takes a string in radians such as ",n(e.code,{children:"'0.3'"}),". The typings lack it."]}),`
`]}),`
`,a(e.h2,{id:"related",children:["Related",n(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,a(e.ul,{children:[`
`,a(e.li,{children:[n(e.a,{...s[7],children:"Entering Animations"})," – the counterparts for appearing."]}),`
`,a(e.li,{children:[n(e.a,{...s[8],children:"Layout Transitions"})," – let the remaining views close the gap."]}),`
`,a(e.li,{children:[n(e.a,{...s[9],children:"Keyframe Animations"})," – movements in several steps."]}),`
`,a(e.li,{children:[n(e.a,{...s[10],children:"Custom Animations"})," – worklets of your own."]}),`
`,a(e.li,{children:[n(e.a,{...s[11],children:"Layout Animations"})," – overview."]}),`
`,a(e.li,{children:[n(e.a,{...s[12],children:"Tutorial"})," – animate a list step by step."]}),`
`]})]})}function d(i={}){let{wrapper:e}=i.components||{};return e?n(e,{...i,children:n(o,{...i})}):o(i)}var h={path:"/__legacydocs_version__/api/LayoutAnimations/exitAnimations",title:"Exiting Animations",documentTitle:"Exiting Animations | React Native Reanimated",description:"Exiting animations of Reanimated 2.x, with all presets for components that unmount, their modifiers, defaults and exact motion.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/LayoutAnimations/exitAnimations",samePage:!0},{version:"2.x",href:"/__legacydocs_base__/__legacydocs_version__/api/LayoutAnimations/exitAnimations",samePage:!0},{version:"1.x",href:"/__legacydocs_base__/docs/1.x/",samePage:!1}],page:{version:"2.x",sidebar:"docs",breadcrumbs:[{label:"API Reference"},{label:"Layout Animations"},{label:"Exiting Animations"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/api/LayoutAnimations/entryAnimations",label:"Entering Animations"},next:{href:"/__legacydocs_base__/__legacydocs_version__/api/LayoutAnimations/keyframeAnimations",label:"Keyframe Animations"},rootClassNames:["docs-wrapper","docs-version-2.x","docs-doc-id-api/LayoutAnimations/exitAnimations","docs-versioned"],kind:"doc",id:"api/LayoutAnimations/exitAnimations",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"when-to-use-it",level:2,html:"When to use it"},{id:"parameters",level:2,html:"Parameters"},{id:"modifiers",level:3,html:"Modifiers"},{id:"modifiers-of-bounce",level:3,html:"Modifiers of Bounce"},{id:"return-value",level:2,html:"Return value"},{id:"example",level:2,html:"Example"},{id:"predefined-animations",level:2,html:"Predefined animations"},{id:"fade",level:3,html:"Fade"},{id:"bounce",level:3,html:"Bounce"},{id:"flip",level:3,html:"Flip"},{id:"stretch",level:3,html:"Stretch"},{id:"zoom",level:3,html:"Zoom"},{id:"slide",level:3,html:"Slide"},{id:"lightspeed",level:3,html:"LightSpeed"},{id:"pinwheel",level:3,html:"Pinwheel"},{id:"roll",level:3,html:"Roll"},{id:"rotate",level:3,html:"Rotate"},{id:"remarks",level:2,html:"Remarks"},{id:"related",level:2,html:"Related"}],editUrl:null,frontMatter:{keywords:["disappear","unmount","remove","leave"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/LayoutAnimations/exitAnimations"}},runtime:"",stylesheets:[]},b=t({content:d,route:h});export{b as mount};
